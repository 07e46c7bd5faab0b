import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_LANGUAGE, formatLocale, prefixOf, type Language } from 'school-schema/languages'
import { type ReactNode, createElement } from 'react'
import { createTranslator } from 'use-intl/core'
import { passageLanguage, passagesOf } from 'school-schema/values/passages'
import error from '../../content/error-messages.json' with { type: 'json' }
import words from '../../content/messages/en.json' with { type: 'json' }

/** A plain text on a page in a language, with each passage in another one marked (WCAG 3.1.2). */
export function markText(text: string | null | undefined, around: Language): ReactNode {
  const passages = text ? passagesOf(text, around) : []
  if (passages.every(({ lang }) => lang === null)) return text
  const parts = passages.map(({ text: part, lang }, key) =>
    lang ? createElement('span', { key, lang }, part) : part,
  )
  // A single element, like the text before: in a flex container each part would be an item.
  return parts.length === 1 ? parts[0] : createElement('span', null, ...parts)
}

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

/** A language of the website: what a page, a file or an e-mail in it says. The route passes it down. */
export type Locale = {
  readonly language: Language
  /** The first language of the website, whose paths have no prefix. */
  readonly first: Language
  /** All messages: for lists, for props, and for texts whose values may be missing. */
  readonly messages: Messages
  /** A message by its path in the file. Throws if a value is missing. */
  readonly t: (this: void, ...message: Parameters<Translator>) => string
  /** A message with elements for its tags, such as `<link>`. */
  readonly rich: (this: void, ...message: Parameters<Translator['rich']>) => ReactNode
  /** A text that the school wrote, with each passage in another language marked. What a page shows of a row passes through it. */
  readonly mark: (this: void, text: string | null | undefined) => ReactNode
  /** The language of an alternative text, if it is another one. */
  readonly langOf: (this: void, text: string) => Language | undefined
  /** A path of the first language in this one: `/notices` is `/hi/notices`. */
  readonly path: (this: void, path: string) => string
}

/** The props of what is shown in a language. */
export type LocaleProps = { locale: Locale }

const locales = new Map<string, Locale>()

/** A language with what is said in it, on a website with this first language. */
export function localeOf(language: Language, first: Language = DEFAULT_LANGUAGE): Locale {
  const prefix = prefixOf(language, first)
  const key = `${language} ${first}`
  const known = locales.get(key)
  if (known) return known
  const messages = readMessages(language)
  const translate = translatorFor(language, messages)
  const locale: Locale = {
    language,
    first,
    messages,
    t: (...message) => translate(...message),
    rich: (...message) => translate.rich(...message),
    mark: (text) => markText(text, language),
    langOf: (text) => passageLanguage(text, language),
    path: (path) => (path === '/' ? prefix || path : prefix + path),
  }
  locales.set(key, locale)
  return locale
}

/** What no page says, such as an e-mail to the office, is in this language. */
export const english = localeOf(DEFAULT_LANGUAGE)

/** The percent-encoded address of a page for a link in the language of the page: `/Contact%20Us`, `/hi/Vision&Mission`. */
export const hrefOf = (locale: Locale, { path }: { path: string }): string =>
  locale.path(encodeURI(path))
