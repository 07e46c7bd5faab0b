import type { ReactNode } from 'react'
import { schoolDay } from 'school-schema/day'
import { listSections, type Section } from '@/lib/sections/sections'
import type { Page } from '@/lib/pages/pages'
import type { Outdated } from '@/lib/content/schema/columns'
import { DEFAULT_LANGUAGE, type Language } from 'school-schema/languages'
import type { Locale } from '@/lib/messages/messages'
import { formatDay } from '@/lib/messages/days'
import type { ShownRow } from '@/lib/pages/shown-rows'

type Props = {
  locale: Locale
  page: Page | null
  /** The language of the main text. */
  language: Language | undefined
  /** The path in English. */
  href: string
  /** The rows that are shown. */
  rows: readonly ShownRow[]
}

const hasTexts = ({ title, text, items }: Section) => Boolean(title || text || items.length > 0)

/** Says that the translation is older than the original, or that the page, or parts of it, are in English. */
export async function LanguageNote({ locale, page, language, href, rows }: Props) {
  const wanted = locale.language
  if (wanted === DEFAULT_LANGUAGE) return null
  const outdated = oldestOf(rows)
  if (outdated) return <Note>{sayOutdated(locale, outdated, href)}</Note>
  const sections = page ? await listSections(locale.language, page.name) : []
  const isComplete = sections.every((each) => each.language === wanted || !hasTexts(each))
  if (language === wanted && isComplete) return null
  return <Note>{locale.t(language === wanted ? 'page.partly' : 'page.untranslated')}</Note>
}

/** The oldest translation among those that are older than their originals; null without any. Its day is unknown if that of any is. */
function oldestOf(rows: readonly ShownRow[]): Outdated | null {
  const times = rows.flatMap(({ outdated }) => (outdated ? [outdated.changed] : []))
  if (times.length === 0) return null
  return { changed: times.includes(null) ? null : (times.toSorted()[0] ?? null) }
}

function sayOutdated(locale: Locale, { changed }: Outdated, href: string) {
  const values = {
    link: (text: ReactNode) => (
      <a href={href} className="underline underline-offset-3">
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
