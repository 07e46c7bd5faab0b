import 'server-only'
import { DEFAULT_LANGUAGE, type Language } from 'school-schema/languages'
import { localeOf, type Locale } from '../messages/messages.ts'
import { valuesOf, type Values } from '../messages/values.ts'
import type { Page } from './pages.ts'
import { getSchool } from '../school/school.ts'
import { fillHtml } from '../content/html/fill-values.ts'
import type { SafeHtml } from '../content/html/html.ts'

/** The values of placeholders for a row, in the language of its texts. */
export type ValuesFor = (row: { language: Language }) => Values

/** The values of the school for texts in the language of this page, and for those that are not translated. */
export async function getValues(locale: Locale): Promise<ValuesFor> {
  const own = await getSchool(locale.language)
  const original = await getSchool(DEFAULT_LANGUAGE)
  const known = new Map<Language, Values>()
  return ({ language }) => {
    const school = language === DEFAULT_LANGUAGE ? original : own
    const values = known.get(language) ?? valuesOf(localeOf(language), school)
    known.set(language, values)
    return values
  }
}

/** The text of a page with the values of the school; null if it has none. */
export async function getText(locale: Locale, page: Page): Promise<SafeHtml | null> {
  return page.content && fillHtml(locale, page.content, (await getValues(locale))(page))
}
