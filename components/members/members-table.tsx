import { Fragment } from 'react'
import { CsvLink, DataTable } from '@/components/tables/data-table'
import type { Body } from '@/content/pages/administration/bodies'
import { memberColumns, type Member } from '@/content/pages/administration/members'
import { telHref } from '@/lib/format/phone'
import { membersTable } from '@/lib/feeds/tables'
import { BodyDocument } from '@/components/documents/document-link'

const NAME = 1

function cellsOf({ name, post, designation, phone }: Member, index: number) {
  return [
    index + 1,
    name,
    <Fragment key="is">
      {post && <strong className="font-semibold">{post}, </strong>}
      {designation}
    </Fragment>,
    <a
      key="call"
      href={telHref(phone)}
      className="inline-block font-semibold whitespace-nowrap text-flame underline underline-offset-3 max-sm:py-1"
    >
      {phone}
    </a>,
  ]
}

/** The members of a body with their numbers to call; posts that the law asks for stand out. */
export function MembersTable({ body }: { body: Body }) {
  return (
    <div className="space-y-4">
      <DataTable
        caption={body.title}
        columns={memberColumns}
        rows={body.members.map((member, index) => ({
          key: member.phone,
          cells: cellsOf(member, index),
          isMarked: Boolean(member.post),
        }))}
        naming={NAME}
        isStacked
      />
      <div className="flex flex-wrap gap-3">
        {body.document && <BodyDocument {...body.document} />}
        <CsvLink table={membersTable(body)} />
      </div>
    </div>
  )
}
