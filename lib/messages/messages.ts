import { AsyncLocalStorage } from 'node:async_hooks'
import { cache } from 'react'
import { createTranslator } from 'use-intl/core'
import error from '../../content/error-messages.json' with { type: 'json' }
import bn from '../../content/messages/bn.json' with { type: 'json' }
import words from '../../content/messages/en.json' with { type: 'json' }
import hi from '../../content/messages/hi.json' with { type: 'json' }

/** Apart, as the screen for errors is in the scripts of every page. */
const en = { ...words, error }

/** Everything that the program itself says, in one language. */
export type Messages = typeof en

/** The languages of the program, each in its file. The Board's form has English words. */
const catalogues = {
  en,
  hi: { ...en, ...hi },
  bn: { ...en, ...bn },
} satisfies Record<string, Messages>

export type Language = keyof typeof catalogues

/** The language of the specified addresses. */
export const DEFAULT_LANGUAGE: Language = 'en'

const translatorFor = (locale: Language) =>
  createTranslator<Messages>({
    // Digits as the schools write them in every language.
    locale: `${locale}-IN-u-nu-latn`,
    messages: catalogues[locale],
    onError(error) {
      throw error
    },
  })

const translators = {
  en: translatorFor('en'),
  hi: translatorFor('hi'),
  bn: translatorFor('bn'),
} satisfies Record<Language, unknown>

/** The languages of the program, English first. */
export const languages = Object.keys(catalogues)

/** Whether a text names a language of the program, such as the first part of an address. */
export const isLanguage = (text: string): text is Language => Object.hasOwn(catalogues, text)

/** Per rendered page; elsewhere it is the default. */
const requested = cache((): { language: Language } => ({ language: DEFAULT_LANGUAGE }))

/** Sets the language of the page that is being rendered, before anything of it is read. */
export function setLanguage(language: Language): void {
  requested().language = language
}

const scope = new AsyncLocalStorage<Language>()

/** Does some work in a language, where no page is rendered: a posted form, or what all pages share. */
export const inLanguage = <Result>(language: Language, work: () => Result): Result =>
  scope.run(language, work)

/** The language of this request. */
export const getLanguage = (): Language => scope.getStore() ?? requested().language

/** A path of the website in a language: `/notices` is `/hi/notices`. */
export function localPath(path: string, language: Language = getLanguage()): string {
  if (language === DEFAULT_LANGUAGE) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** All messages in the language of this request: for lists, for props, and for texts whose values may be missing. */
export const getMessages = (language = getLanguage()): Messages => catalogues[language]

type Translator = ReturnType<typeof translatorFor>

/** The messages of one language, where the request has none. */
export const translatorOf = (language: Language): Translator => translators[language]

/** A message in the language of this request, by its path in the file. Throws if a value is missing. */
export const t = (...message: Parameters<Translator>): string =>
  translatorOf(getLanguage())(...message)

/** A message with elements for its tags, such as `<link>`. */
export const rich = (...message: Parameters<Translator['rich']>) =>
  translatorOf(getLanguage()).rich(...message)
