import { bodies, type Body } from '../../../content/pages/administration/bodies.ts'
import { describeMember, memberColumns } from '../../../content/pages/administration/members.ts'
import type { Table } from './table.ts'

/** The members of a body, numbered. */
export function membersTable({ file, title, members }: Body): Table {
  return {
    name: file,
    title,
    columns: memberColumns,
    rows: async () =>
      members.map((member, index) => [
        index + 1,
        member.name,
        describeMember(member),
        member.phone,
      ]),
  }
}

export const memberTables: readonly Table[] = bodies.map(membersTable)
