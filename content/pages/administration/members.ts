import type { Block } from '../../text.ts'

export type Member = { name: string; designation: string; phone: string }

/** The members of a body as a table, numbered. */
export function membersTable(caption: string, members: readonly Member[]): Block {
  return {
    kind: 'table',
    caption,
    columns: ['No.', 'Name', 'Designation', 'Telephone'],
    rows: members.map(({ name, designation, phone }, index) => [
      String(index + 1),
      name,
      designation,
      phone,
    ]),
    numeric: [0],
  }
}
