import { pagesThatAnswer, type DocumentKey } from '@/content/pages/about/appendix-ix'
import { disclosureWords as words } from '@/content/pages/about/mandatory-disclosure'
import type { DisclosureDocument } from '@/lib/content/collections/disclosure-documents'
import { fill } from '@/lib/format/fill'
import { hrefOf } from '@/content/pages/page'
import { getPageAt } from '@/content/pages'
import { DocumentEntry } from './document-entry'
import { Missing } from './missing'

type Props = {
  row: DocumentKey
  documents: readonly DisclosureDocument[]
  /** Where the answer stands instead, if it does. */
  elsewhere?: string | undefined
  officeHours: string
  today: string
}

/** What answers one row: its papers, the page of this website that does, or that nothing does yet. */
export function Documents({ row, documents, elsewhere, officeHours, today }: Props) {
  const path = pagesThatAnswer[row]
  const page = path && getPageAt(path)
  if (documents.length === 0 && !page && !elsewhere) {
    return <Missing>{fill(words.missingDocument, { officeHours })}</Missing>
  }
  return (
    <ul className="space-y-3">
      {documents.map((document) => (
        <DocumentEntry key={document.id} document={document} today={today} />
      ))}
      {page && (
        <li>
          <a href={hrefOf(page)}>{page.title}</a>
        </li>
      )}
      {elsewhere && <li>{elsewhere}</li>}
    </ul>
  )
}
