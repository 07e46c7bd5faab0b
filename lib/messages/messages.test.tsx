import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, type Language } from 'school-schema/languages'
import { english, localeOf, type Messages, markText } from './messages.ts'
import { renderToStaticMarkup } from 'react-dom/server'

test.each([
  ['a text', 'खेल दिवस', '<p><span lang="hi">खेल दिवस</span></p>'],
  [
    'a text of two scripts, as a single element',
    'खेल दिवस: খেলা',
    '<p><span><span lang="hi">खेल दिवस</span>: <span lang="bn">খেলা</span></span></p>',
  ],
  ['a text in the language of the page', 'Sports day', '<p>Sports day</p>'],
  ['nothing', null, '<p></p>'],
])('%s is marked', (_what, text, html) => {
  expect(renderToStaticMarkup(<p>{markText(text, 'en')}</p>)).toBe(html)
})

/** Languages of which messages are still missing; visitors read those in English. */
const UNFINISHED: readonly Language[] = []
const finished = languages.filter((each) => each !== 'en' && !UNFINISHED.includes(each))

const FOLDER = join(import.meta.dirname, '../../content/messages')

/** The file of a language, without the English messages instead of those that it lacks. */
const messagesOf = (language: Language) =>
  JSON.parse(readFileSync(join(FOLDER, `${language}.json`), 'utf8')) as Messages

/** Each message with its path. */
const listMessages = (value: unknown, path = ''): [path: string, message: string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) =>
        listMessages(each, path ? `${path}.${key}` : key),
      )
    : [[path, String(value)]]

/** What a message has to fill in: its values and its elements. */
const placesIn = (message: string) =>
  [...message.matchAll(/\{(\w+)[,}]|<(\w+)>/g)].map(([place]) => place.replace(',', '}')).toSorted()

/** Those of the appendix, the Board's form, are English in every language. */
const originals = new Map(listMessages(localeOf('en').messages))

/** Terms are named by their English words. */
const termsIn = (language: Language) => Object.keys(messagesOf(language).terms)

test('the languages have the same terms', () => {
  expect(termsIn('hi').length).toBeGreaterThan(40)
  expect(termsIn('bn')).toEqual(termsIn('hi'))
})

/** Whether a message has more than values: "{day}: {title}". */
const hasWords = (message: string) => /\p{L}/u.test(message.replaceAll(/\{\w+\}/g, ''))

/** Only the names of products, figures and the forms of the Board are the same in every language. */
const NEUTRAL =
  /^appendix\.|whatsapp|Whatsapp|amount|\.size$|teacherKinds|^disclosure\.teachers$|facts\.\w+\.value|\.path$|^search\.suggestions/

test('every file of messages is a language', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(languages.map((each) => `${each}.json`).toSorted())
})

test.each(finished)('%s has every message, with the same values and elements', (language) => {
  const messages = new Map(listMessages({ ...messagesOf(language), terms: {} }))
  const translated = [...originals].filter(([path]) => !path.startsWith('appendix.'))
  expect([...messages.keys()].toSorted()).toEqual(translated.map(([path]) => path).toSorted())
  const plain = translated.filter(([, message]) => !/, (plural|select)/.test(message))
  const places = plain.map(([path]) => [path, placesIn(messages.get(path) ?? '')])
  expect(places).toEqual(plain.map(([path, message]) => [path, placesIn(message)]))
})

test.each(finished)('%s translates every message', (language) => {
  const same = listMessages(messagesOf(language)).filter(
    ([path, message]) =>
      originals.get(path) === message && !NEUTRAL.test(path) && hasWords(message),
  )
  expect(same).toEqual([])
})

test('numbers have Latin digits in every language, and their plural', () => {
  const count = (number: number) =>
    (['hi', 'bn', 'en'] as const).map((language) =>
      localeOf(language).t('notices.count', { count: number }),
    )
  expect(count(1)).toEqual(['1 सूचना', '1টি বিজ্ঞপ্তি', '1 notice'])
  expect(count(12)).toEqual(['12 सूचनाएँ', '12টি বিজ্ঞপ্তি', '12 notices'])
})

test('paths of the first language have no prefix', () => {
  const paths = (first: Language) =>
    (['hi', 'en'] as const).flatMap((each) =>
      ['/', '/notices'].map((path) => localeOf(each, first).path(path)),
    )
  expect(paths('en')).toEqual(['/hi', '/hi/notices', '/', '/notices'])
  expect(paths('hi')).toEqual(['/', '/notices', '/en', '/en/notices'])
})

test('a message without its value is an error', () => {
  expect(() => english.t('notices.of', {})).toThrow('day')
})
