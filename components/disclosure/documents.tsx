import { hrefOf, type Locale } from '@/lib/messages/messages'
import { localTimes } from '@/lib/messages/times'
import type { ReactNode } from 'react'
import { PAGES_THAT_ANSWER } from 'school-schema/disclosure-form'
import type { DocumentKey } from '@/content/appendix-ix'
import type { DisclosureDocument } from '@/lib/content/schema/disclosure-rows'
import { editable } from '@/lib/content/store/drafts'
import { getPageTable } from '@/lib/pages/pages'
import { datesOf, linkOf, type Answer } from '@/lib/disclosure/answers'

type Props = {
  locale: Locale
  row: DocumentKey
  documents: readonly DisclosureDocument[]
  /** The path of the page that has the answer, if there is one. */
  elsewhere?: string | undefined
  officeHours: string
  today: string
}

/**
 * The answer of a row: its documents, a link to the page that has the answer, or a note that
 * nothing is published yet.
 */
export async function Documents({ locale, row, documents, elsewhere, officeHours, today }: Props) {
  const name = PAGES_THAT_ANSWER[row]
  const { named, find } = await getPageTable(locale.language)
  const page = name ? named(name) : null
  if (documents.length === 0 && !page && !elsewhere) {
    return (
      <Missing>
        {locale.mark(
          locale.t('disclosure.missingDocument', {
            officeHours: localTimes(locale, officeHours) || 'none',
          }),
        )}
      </Missing>
    )
  }
  return (
    <ul className="space-y-3">
      {documents.map((document) => (
        <DocumentEntry
          locale={locale}
          key={document.id}
          document={document}
          today={today}
          titleAt={(path) => find(path)?.title}
        />
      ))}
      {page && (
        <li>
          <a href={hrefOf(locale, page)}>{locale.mark(page.title)}</a>
        </li>
      )}
      {elsewhere && <li>{elsewhere}</li>}
    </ul>
  )
}

/** What of a document the preview opens. */
const EDITED = ['title', 'file', 'url', 'issued_on', 'valid_until', 'remark']

type DocumentEntryProps = {
  locale: Locale
  document: DisclosureDocument
  today: string
  titleAt: (path: string) => string | undefined
}

/** A document with its type, size and dates, and whether it is still valid. */
function DocumentEntry({ locale, document, today, titleAt }: DocumentEntryProps) {
  const link = linkOf(locale, document, titleAt)
  const { issued, valid, hasPassed, until } = datesOf(locale, document, today)
  return (
    <li {...editable('disclosure_document', document.id, ...EDITED)}>
      {link && (
        <span className="block">
          <a href={link.href}>{locale.mark(link.text)}</a>
          {link.kind && ` (${link.kind})`}
        </span>
      )}
      {issued && <span className="block text-sm">{issued}</span>}
      {valid && (
        <span
          data-until={until}
          className={hasPassed ? 'block text-sm font-semibold' : 'block text-sm'}
        >
          {valid}
        </span>
      )}
      {document.remark && <span className="block">{locale.mark(document.remark)}</span>}
    </li>
  )
}

/** A fact of the form, or a note that it is not published yet. */
export function Fact({ locale, answer }: { locale: Locale; answer: Answer | null }) {
  if (!answer) return <Missing>{locale.t('disclosure.missingFact')}</Missing>
  const { href, more } = answer
  const text = locale.mark(answer.text)
  return (
    <>
      <span className="font-semibold">{href ? <a href={href}>{text}</a> : text}</span>
      {more && (
        <span className="block">
          <a href={more.href}>{locale.mark(more.text)}</a>
        </span>
      )}
    </>
  )
}

/** Shown where the school has published nothing yet. */
function Missing({ children }: { children: ReactNode }) {
  return <span className="text-ink-soft italic">{children}</span>
}
