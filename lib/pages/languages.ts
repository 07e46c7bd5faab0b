import 'server-only'
import { getSchool, type School } from '../school/school.ts'
import { DEFAULT_LANGUAGE, splitLanguage, type Language } from 'school-schema/languages'
import { localeOf, type Locale } from '../messages/messages.ts'

/** Whether the school has its website in a language. */
const hasLanguage = async (language: Language): Promise<boolean> =>
  language === DEFAULT_LANGUAGE || (await getSchool(DEFAULT_LANGUAGE)).languages.includes(language)

/** The languages of the school, except that of the page. */
export const otherLanguages = (
  language: Language,
  { languages }: Pick<School, 'languages'>,
): Language[] => [DEFAULT_LANGUAGE, ...languages].filter((each) => each !== language)

/** The languages, besides English, in which the school has published a translation of what `find` reads. */
export async function listTranslations(
  find: (language: Language) => Promise<{ language: Language } | null>,
): Promise<Language[]> {
  const { languages } = await getSchool(DEFAULT_LANGUAGE)
  const found = await Promise.all(languages.map(find))
  return languages.filter((language, index) => found[index]?.language === language)
}

/** The addresses of a path in English and in its translations, for search engines; empty without any. */
export function alternatesOf(
  href: string,
  translations: readonly Language[],
  first: Language = DEFAULT_LANGUAGE,
): Record<string, string> {
  if (translations.length === 0) return {}
  const addresses = [DEFAULT_LANGUAGE, ...translations].map((each): [string, string] => [
    each,
    localeOf(each, first).path(href),
  ])
  return Object.fromEntries([...addresses, ['x-default', href]])
}

type Located = { locale: Locale; path: string }

/** The language and the rest of an address: `/hi/notices` and `/HI/notices` are `/notices` in Hindi, `/en/notices` in English; null if the school does not have it. */
export async function locate(pathname: string): Promise<Located | null> {
  const { language, path } = splitLanguage(pathname)
  return (await hasLanguage(language).catch(() => false))
    ? { locale: localeOf(language), path }
    : null
}
