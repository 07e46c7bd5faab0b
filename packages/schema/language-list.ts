/**
 * The languages of the website, English first. Each has its name in itself and in English, its script, and a
 * file `content/messages/CODE.json`, in which missing messages are those of English.
 */
export const LANGUAGES = {
  en: { name: 'English', english: 'English', script: 'Latin' },
  hi: { name: 'हिन्दी', english: 'Hindi', script: 'Devanagari' },
  bn: { name: 'বাংলা', english: 'Bengali', script: 'Bengali' },
} as const

/** The code of a language as it is written and read in India. */
export const regionalCode = (language: string): string => `${language}-IN`

/** The same for what writes numbers and days: with the digits 0 to 9, as schools write them in every language. */
export const formatLocale = (language: string): string => `${regionalCode(language)}-u-nu-latn`
