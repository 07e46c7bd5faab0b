import type { ReactNode } from 'react'
import { getPageAt } from '@/content/pages'
import { pagesThatAnswer, type DocumentKey } from '@/content/pages/about/appendix-ix'
import { disclosureWords as words } from '@/content/pages/about/mandatory-disclosure'
import type { DisclosureDocument } from '@/lib/content/collections/disclosure-rows'
import { hrefOf } from '@/content/pages/page'
import { datesOf, linkOf, type Answer } from '@/lib/disclosure/answers'
import { fill } from '@/lib/format/fill'

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

type DocumentEntryProps = { document: DisclosureDocument; today: string }

/** A paper of the school, with its kind and size, its days, and whether it still holds. */
function DocumentEntry({ document, today }: DocumentEntryProps) {
  const link = linkOf(document)
  const { issued, valid, hasPassed } = datesOf(document, today)
  return (
    <li>
      {link && (
        <span className="block">
          <a href={link.href}>{link.text}</a>
          {link.kind && ` (${link.kind})`}
        </span>
      )}
      {issued && <span className="block text-sm">{issued}</span>}
      {valid && (
        <span className={hasPassed ? 'block text-sm font-semibold' : 'block text-sm'}>{valid}</span>
      )}
      {document.remark && <span className="block">{document.remark}</span>}
    </li>
  )
}

/** One fact of the form, or that it is not yet published. */
export function Fact({ answer }: { answer: Answer | null }) {
  if (!answer) return <Missing>{words.missingFact}</Missing>
  const { href, more } = answer
  const { text } = answer
  return (
    <>
      <span className="font-semibold">{href ? <a href={href}>{text}</a> : text}</span>
      {more && (
        <span className="block">
          <a href={more.href}>{more.text}</a>
        </span>
      )}
    </>
  )
}

/** What stands where the school has published nothing yet. */
function Missing({ children }: { children: ReactNode }) {
  return <span className="text-ink-soft italic">{children}</span>
}
