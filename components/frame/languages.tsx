import path from 'node:path'
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { LANGUAGES } from 'school-schema/language-list'
import type { School } from '@/lib/school/school'
import { type Locale, localeOf } from '@/lib/messages/messages'
import { otherLanguages } from '@/lib/pages/languages'
import type { ReactNode } from 'react'
import { schoolDay } from 'school-schema/day'
import { listSections, type Section } from '@/lib/sections/sections'
import type { Page } from '@/lib/pages/pages'
import type { Outdated } from '@/lib/content/schema/translations'
import type { Language } from 'school-schema/languages'
import { formatDay } from '@/lib/messages/days'
import type { ShownRow } from '@/lib/pages/shown-rows'

let href = ''

/** The address of `public/language.js`, which changes with it. */
function languageScript(): string {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'public/language.js')
  href ||= `/language.js?v=${hash('sha256', readFileSync(file), 'hex').slice(0, 8)}`
  return href
}

type Props = {
  locale: Locale
  school: Pick<School, 'languages'>
  /** The path in the first language. */
  href: string
  className: string
}

/**
 * The page in the other languages of the school. `public/language.js`, which every page loads, preserves the
 * query and the place of the page in these links, remembers the language that a visitor chooses, and opens it when the
 * website is entered again, by a bookmark or a search: not after Back, a reload or a link of the website, and not without
 * a connection, as the page may only be stored in one language.
 */
export function Languages({ locale, school, href, className }: Props) {
  const others = otherLanguages(locale.language, school)
  if (others.length === 0) return null
  return (
    <>
      {others.map((language) => (
        <a
          key={language}
          href={localeOf(language, locale.first).path(href || '/')}
          hrefLang={language}
          lang={language}
          className={className}
        >
          {LANGUAGES[language].name}
        </a>
      ))}
      {/* Not on an error screen, which has no other language: its links lead to the home page. */}
      {href && <script defer src={languageScript()} />}
    </>
  )
}

type NoteProps = {
  locale: Locale
  page: Page | null
  /** The language of the main text. */
  language: Language | undefined
  school: Pick<School, 'languages'>
  /** The path in the first language. */
  href: string
  /** The rows that are shown. */
  rows: readonly ShownRow[]
}

const hasTexts = ({ title, text, items }: Section) => Boolean(title || text || items.length > 0)

/** Says that the translation is older than the original, or that the page, or parts of it, are in another language. */
export async function LanguageNote({ locale, page, language, school, href, rows }: NoteProps) {
  const outdated = oldestOf(rows)
  if (outdated) return <Note>{sayOutdated(locale, outdated, school, href)}</Note>
  const { language: wanted, first } = locale
  // What the school shows in its first language is as it wrote it.
  if (wanted === first || !page || !language) return null
  if (language !== wanted) return <Note>{locale.t('page.untranslated', { language })}</Note>
  const other = (await listSections(wanted, page.name)).find(
    (each) => each.language !== wanted && hasTexts(each),
  )
  return other ? <Note>{locale.t('page.partly', { language: other.language })}</Note> : null
}

/** The oldest translation among those that are older than their originals; null without any. Its day is unknown if that of any is. */
function oldestOf(rows: readonly ShownRow[]): Outdated | null {
  const found = rows.flatMap(({ outdated }) => outdated ?? [])
  return (
    found.find(({ changed }) => changed === null) ??
    found.toSorted((one, other) => ((one.changed ?? '') < (other.changed ?? '') ? -1 : 1))[0] ??
    null
  )
}

function sayOutdated(
  locale: Locale,
  { changed, original: language }: Outdated,
  { languages }: Pick<School, 'languages'>,
  href: string,
) {
  const values = {
    language,
    link: (text: ReactNode) =>
      languages.includes(language) && (
        <a
          href={localeOf(language, locale.first).path(href)}
          className="underline underline-offset-3"
        >
          {text}
        </a>
      ),
  }
  if (!changed) return locale.rich('page.outdated', values)
  return locale.rich('page.outdatedSince', {
    ...values,
    day: () => <time dateTime={changed}>{formatDay(locale, schoolDay(new Date(changed)))}</time>,
  })
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p role="note" className="bg-marigold-tint">
      <span className="page-width block py-2">{children}</span>
    </p>
  )
}
