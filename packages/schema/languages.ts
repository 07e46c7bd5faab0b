import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './language-list.ts'

export { formatLocale, regionalCode } from './language-codes.ts'
export { DEFAULT_LANGUAGE, type Language } from './language-list.ts'

/** Whether a text names a language of the website, such as the first part of an address. */
export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text)

/** The languages of the website, English first. */
export const languages: readonly Language[] = Object.keys(LANGUAGES).filter(isLanguage)

/** What the addresses of a language begin with: nothing in the first language of the website, `/hi` in another. */
export const prefixOf = (language: Language, first: Language = DEFAULT_LANGUAGE): string =>
  language === first ? '' : `/${language}`

/** The language of an address and the rest of it: `/hi/notices` and `/HI/notices` are `/notices` in Hindi. */
export function splitLanguage(
  pathname: string,
  first: Language = DEFAULT_LANGUAGE,
): { language: Language; path: string } {
  const [, part = '', path = ''] = /^\/([^/]+)(\/.*)?$/.exec(pathname) ?? []
  const language = part.toLowerCase()
  return isLanguage(language)
    ? { language, path: path || '/' }
    : { language: first, path: pathname }
}

/** The languages of a website, the first one first, by the fields of School. */
export const languagesOf = (added: readonly string[], first: string | null): Language[] =>
  [...new Set([first && isLanguage(first) ? first : DEFAULT_LANGUAGE, ...added])].filter(isLanguage)

const labelOf = (language: Language): string => {
  const { name, english }: { name: string; english: string } = LANGUAGES[language]
  return name === english ? name : `${name} (${english})`
}

/** The names of the languages for the office. */
export const languageNames: Readonly<Record<string, string>> = Object.fromEntries(
  languages.map((language) => [language, labelOf(language)]),
)

/** The languages that a school adds, with their names: English last, which only a school with another first language does. */
export const addedNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(languageNames).toSorted(
    ([one], [other]) => Number(one === DEFAULT_LANGUAGE) - Number(other === DEFAULT_LANGUAGE),
  ),
)

/** The fields of each collection that a school can have in several languages. */
export const TRANSLATED = {
  notification: ['title', 'description', 'event_title', 'event_place'],
  heading: ['title', 'description'],
  pages: [
    'title',
    'summary',
    'badge',
    'content',
    'links',
    'form_fields',
    'form_for',
    'form_consent',
  ],
  section: ['label', 'title', 'text', 'items', 'link', 'category'],
  team: ['name', 'description', 'leader', 'leader_role', 'captain', 'flag_bearer', 'events'],
  faculty: ['name', 'designation', 'department'],
  person: ['name', 'post', 'designation'],
  gallery: ['title'],
  calendar_date: ['title', 'place'],
  exam: ['title'],
  disclosure: ['special_educator', 'counsellor', 'classroom_size', 'laboratory_size', 'internet'],
  disclosure_document: ['title', 'remark'],
  board_result: ['remarks'],
  book: ['title'],
  directus_files: ['title', 'description'],
  school: [
    'alert_text',
    'name',
    'tagline',
    'about',
    'address',
    'town',
    'state',
    'fee_hours',
    'fee_period',
    'fee_concessions',
    'transport_fees',
    'hostel_fees',
    'class_timings',
    'admission_seats',
    'enquiry_consent',
    'reminder_consent',
  ],
} as const

/** Whether rows of a collection have translations. */
export const isTranslated = (collection: string): collection is keyof typeof TRANSLATED =>
  Object.hasOwn(TRANSLATED, collection)
