import 'server-only'
import { DEFAULT_LANGUAGE, type Language } from 'school-schema/languages'
import { inLanguage } from '../messages/messages.ts'
import { valuesOf, type Values } from '../messages/values.ts'
import type { Page } from './pages.ts'
import { getSchool } from '../school/school.ts'
import { fillHtml } from '../content/html/fill-values.ts'
import type { SafeHtml } from '../content/html/html.ts'

/** The values of placeholders for a row, in the language of its texts. */
export type ValuesFor = (row: { language: Language }) => Values

/** The values of the school for texts in the language of this page, and for those that are not translated. */
export async function getValues(): Promise<ValuesFor> {
  const own = await getSchool()
  const original = await inLanguage(DEFAULT_LANGUAGE, getSchool)
  const known = new Map<Language, Values>()
  return ({ language }) => {
    const school = language === DEFAULT_LANGUAGE ? original : own
    const values = known.get(language) ?? valuesOf(school, language)
    known.set(language, values)
    return values
  }
}

/** The text of a page with the values of the school; null if it has none. */
export async function getText(page: Page): Promise<SafeHtml | null> {
  return page.content && fillHtml(page.content, (await getValues())(page))
}
