import { DEFAULT_LANGUAGE } from 'school-schema/languages'
import { getLanguage, t } from '@/lib/messages/messages'
import { localTimes } from '@/lib/messages/times'
import type { ReactNode } from 'react'
import { pagesThatAnswer, type DocumentKey } from '@/content/appendix-ix'
import type { DisclosureDocument } from '@/lib/content/schema/disclosure-rows'
import { getPageTable } from '@/lib/pages/pages'
import { hrefOf } from '@/lib/format/href'
import { languageOf } from '@/lib/format/language-runs'
import { datesOf, linkOf, type Answer } from '@/lib/disclosure/answers'

type Props = {
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
export async function Documents({ row, documents, elsewhere, officeHours, today }: Props) {
  const name = pagesThatAnswer[row]
  const { named, find } = await getPageTable()
  const page = name ? named(name) : null
  if (documents.length === 0 && !page && !elsewhere) {
    return (
      <Missing>
        {t('disclosure.missingDocument', { officeHours: localTimes(officeHours) || 'none' })}
      </Missing>
    )
  }
  return (
    <ul className="space-y-3">
      {documents.map((document) => (
        <DocumentEntry
          key={document.id}
          document={document}
          today={today}
          titleAt={(path) => find(path)?.title}
        />
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

type DocumentEntryProps = {
  document: DisclosureDocument
  today: string
  titleAt: (path: string) => string | undefined
}

/** A document with its type, size and dates, and whether it is still valid. */
function DocumentEntry({ document, today, titleAt }: DocumentEntryProps) {
  const link = linkOf(document, titleAt)
  const { issued, valid, hasPassed, until } = datesOf(document, today)
  return (
    <li>
      {link && (
        <span className="block">
          <a href={link.href}>{written(link.text)}</a>
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
      {document.remark && <span className="block">{written(document.remark)}</span>}
    </li>
  )
}

/** For English text of the Board or the school on a page in another language; passages in Hindi and Bengali are marked anyway. */
export const langOf = (text: string): string | undefined =>
  getLanguage() !== DEFAULT_LANGUAGE && languageOf(text) === 'en' ? 'en' : undefined

/** Such a text, marked with its language. */
export function written(text: string | null) {
  const lang = text ? langOf(text) : undefined
  return lang ? <span lang={lang}>{text}</span> : text
}

/** A fact of the form, or a note that it is not published yet. */
export function Fact({ answer }: { answer: Answer | null }) {
  if (!answer) return <Missing>{t('disclosure.missingFact')}</Missing>
  const { href, more } = answer
  const { text } = answer
  return (
    <>
      <span className="font-semibold">{href ? <a href={href}>{text}</a> : written(text)}</span>
      {more && (
        <span className="block">
          <a href={more.href}>{more.text}</a>
        </span>
      )}
    </>
  )
}

/** Shown where the school has published nothing yet. */
function Missing({ children }: { children: ReactNode }) {
  return <span className="text-ink-soft italic">{children}</span>
}
