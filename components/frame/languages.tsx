import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES } from 'school-schema/language-list'
import type { School } from '@/lib/school/school'
import { type Locale, localeOf } from '@/lib/messages/messages'
import { otherLanguages } from '@/lib/pages/languages'

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
