import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { getMessages, t, translatorOf } from './messages.ts'

const languages = ['hi', 'bn'] as const

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

const english = new Map(listMessages(getMessages('en')))

/** Terms are named by their English words. */
const termsIn = (language: (typeof languages)[number]) => Object.keys(getMessages(language).terms)

test('the languages have the same terms', () => {
  expect(termsIn('hi').length).toBeGreaterThan(40)
  expect(termsIn('bn')).toEqual(termsIn('hi'))
})

/** Only the names of products, figures and the forms of the Board are the same in every language. */
const NEUTRAL =
  /^appendix\.|whatsapp|Whatsapp|amount|\.size$|teacherKinds|^disclosure\.teachers$|facts\.\w+\.value|\.path$|^search\.suggestions/

test('every file of messages is a language', () => {
  const files = readdirSync(join(import.meta.dirname, '../../content/messages'))
  expect(files.toSorted()).toEqual(['bn.json', 'en.json', 'hi.json'])
})

test.each(languages)('%s has every message, with the same values and elements', (language) => {
  const messages = new Map(listMessages({ ...getMessages(language), terms: {} }))
  expect([...messages.keys()]).toEqual([...english.keys()])
  const plain = [...messages].filter(([path]) => !/, (plural|select)/.test(english.get(path) ?? ''))
  const places = plain.map(([path, message]) => [path, placesIn(message)])
  expect(places).toEqual(plain.map(([path]) => [path, placesIn(english.get(path) ?? '')]))
})

test.each(languages)('%s translates every message', (language) => {
  const same = listMessages(getMessages(language)).filter(
    ([path, message]) => english.get(path) === message && !NEUTRAL.test(path),
  )
  expect(same).toEqual([])
})

test('numbers have Latin digits in every language, and their plural', () => {
  const count = (number: number) =>
    [...languages, 'en' as const].map((language) =>
      translatorOf(language)('notices.count', { count: number }),
    )
  expect(count(1)).toEqual(['1 सूचना', '1টি বিজ্ঞপ্তি', '1 notice'])
  expect(count(12)).toEqual(['12 सूचनाएँ', '12টি বিজ্ঞপ্তি', '12 notices'])
})

test('a message without its value is an error', () => {
  expect(() => t('notices.of', {})).toThrow('day')
})
