import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cache } from 'react'
import { DEFAULT_LANGUAGE, formatLocale, type Language } from 'school-schema/languages'
import { createTranslator } from 'use-intl/core'
import error from '../../content/error-messages.json' with { type: 'json' }
import words from '../../content/messages/en.json' with { type: 'json' }

/** Apart, as the screen for errors is in the scripts of every page. */
const en = { ...words, error }

/** Everything that the program itself says, in one language. */
export type Messages = typeof en

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The messages of a language; those that it lacks are English. */
function complete(english: unknown, own: unknown): unknown {
  if (!isGroup(english) || !isGroup(own)) return own ?? english
  const names = new Set([...Object.keys(english), ...Object.keys(own)])
  return Object.fromEntries([...names].map((name) => [name, complete(english[name], own[name])]))
}

function readMessages(language: Language): Messages {
  if (language === DEFAULT_LANGUAGE) return en
  const root = /* turbopackIgnore: true */ process.cwd()
  const own: unknown = JSON.parse(
    readFileSync(join(root, `content/messages/${language}.json`), 'utf8'),
  )
  return complete(en, own) as Messages
}

const translatorFor = (language: Language, messages: Messages) =>
  createTranslator<Messages>({
    locale: formatLocale(language),
    messages,
    onError(error) {
      throw error
    },
  })

type Translator = ReturnType<typeof translatorFor>

const locales = new Map<Language, { messages: Messages; translate: Translator }>()

/** The messages of a language, and what fills them. */
function localeOf(language: Language) {
  const known = locales.get(language)
  if (known) return known
  const messages = readMessages(language)
  const locale = { messages, translate: translatorFor(language, messages) }
  locales.set(language, locale)
  return locale
}

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
export const getMessages = (language = getLanguage()): Messages => localeOf(language).messages

/** The messages of one language, where the request has none. */
export const translatorOf = (language: Language): Translator => localeOf(language).translate

/** A message in the language of this request, by its path in the file. Throws if a value is missing. */
export const t = (...message: Parameters<Translator>): string =>
  translatorOf(getLanguage())(...message)

/** A message with elements for its tags, such as `<link>`. */
export const rich = (...message: Parameters<Translator['rich']>) =>
  translatorOf(getLanguage()).rich(...message)
