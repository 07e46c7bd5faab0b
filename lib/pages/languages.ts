import 'server-only'
import { getSchool, type School } from '../school/school.ts'
import { DEFAULT_LANGUAGE, splitLanguage, type Language } from 'school-schema/languages'
import { localeOf, type Locale } from '../messages/messages.ts'

/** The languages of the website, the first one first; before there is any content, English. */
async function listLanguages(): Promise<readonly [first: Language, ...others: Language[]]> {
  const school = await getSchool(DEFAULT_LANGUAGE).catch(() => null)
  const [first = DEFAULT_LANGUAGE, ...others] = school?.languages ?? []
  return [first, ...others]
}

/** A language with the addresses of this website; without a language the first one. */
export async function getLocale(language?: Language): Promise<Locale> {
  const [first] = await listLanguages()
  return localeOf(language ?? first, first)
}

/** The language in which somebody has written, if the website has it still; otherwise the first one. */
export async function getKeptLocale(language: Language): Promise<Locale> {
  const languages: readonly Language[] = await listLanguages()
  return getLocale(languages.includes(language) ? language : undefined)
}

/** The languages of the school, except that of the page. */
export const otherLanguages = (
  language: Language,
  { languages }: Pick<School, 'languages'>,
): Language[] => languages.filter((each) => each !== language)

/** A language of the website, and the one in which something is written there. */
type Reading = readonly [shown: Language, written: Language | undefined]

/**
 * The languages that have an address of their own for something: the first one, and those of translations. What is
 * not translated is the same everywhere.
 * @param readings the first language first
 */
export function addressedIn(readings: readonly Reading[]): Language[] {
  const [, original] = readings[0] ?? []
  return readings
    .filter(([shown, written], index) => index === 0 || (written === shown && written !== original))
    .map(([shown]) => shown)
}

/** In which language visitors of each language of the website read what `find` reads, the first one first. */
export async function listReadings(
  find: (language: Language) => Promise<{ language: Language } | null>,
): Promise<Reading[]> {
  const readings = (await listLanguages()).map(
    async (language) => [language, (await find(language))?.language] as const,
  )
  return Promise.all(readings)
}

/** The addresses of a path in its languages, for search engines; empty with only one. */
export function alternatesOf(
  href: string,
  addressed: readonly Language[],
  first: Language,
): Record<string, string> {
  if (addressed.length < 2) return {}
  const addresses = addressed.map((each) => [each, localeOf(each, first).path(href)] as const)
  return Object.fromEntries([...addresses, ['x-default', href]])
}

type Located = { locale: Locale; path: string }

/** The language and the rest of an address: `/hi/notices` and `/HI/notices` are `/notices` in Hindi, `/en/notices` in English; null if the school does not have it. */
export async function locate(pathname: string): Promise<Located | null> {
  const languages = await listLanguages()
  const { language, path } = splitLanguage(pathname, languages[0])
  return languages.some((each) => each === language)
    ? { locale: localeOf(language, languages[0]), path }
    : null
}
