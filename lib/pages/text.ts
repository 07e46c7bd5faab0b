import 'server-only'
import { languages, type Language } from 'school-schema/languages'
import { localeOf, type Locale } from '../messages/messages.ts'
import { valuesOf, type Values } from '../messages/values.ts'
import type { Page } from './pages.ts'
import { getSchool } from '../school/school.ts'
import { fillHtml } from '../content/html/fill-values.ts'
import type { SafeHtml } from '../content/html/html.ts'

/** The values of placeholders for a row, in the language of its texts. */
export type ValuesFor = (row: { language: Language }) => Values

/** The values of the school for texts, in the language of each. */
export async function getValues(): Promise<ValuesFor> {
  const listed = languages.map(async (each) => [each, await getSchool(each)] as const)
  const schools = new Map(await Promise.all(listed))
  const known = new Map<Language, Values>()
  return ({ language }) => {
    const school = schools.get(language)
    const values = known.get(language) ?? (school ? valuesOf(localeOf(language), school) : {})
    known.set(language, values)
    return values
  }
}

/** The text of a page with the values of the school; null if it has none. */
export async function getText(locale: Locale, page: Page): Promise<SafeHtml | null> {
  return page.content && fillHtml(locale, page.content, (await getValues())(page))
}
