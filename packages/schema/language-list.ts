/**
 * The languages of the website, English first. Each has its name in itself and in English, its script, and a
 * file `content/messages/CODE.json`, in which missing messages are those of English.
 */
export const LANGUAGES = {
  en: { name: 'English', english: 'English', script: 'Latin' },
  hi: { name: 'हिन्दी', english: 'Hindi', script: 'Devanagari' },
  bn: { name: 'বাংলা', english: 'Bengali', script: 'Bengali' },
} as const

export type Language = keyof typeof LANGUAGES

/** The first language of a website that names no other, and that of what no page says. */
export const DEFAULT_LANGUAGE: Language = 'en'
