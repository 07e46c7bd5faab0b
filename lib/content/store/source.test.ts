import { z } from 'zod'
import { CmsBroken } from '../client/errors.ts'
import { schoolSource } from '../../school/school.ts'
import { getStored, storeContent } from './store.ts'
import { parseResponse, defineList, type AnySource } from './source.ts'

const parsedTexts: string[] = []
const row = z.object({ id: z.number(), text: z.string() }).transform(({ id, text }) => {
  if (text === 'throws') throw new RangeError('Maximum call stack size exceeded')
  parsedTexts.push(text)
  return { id, text: text.toUpperCase() }
})
const source = defineList({
  key: 'rows-to-parse',
  collection: 'faculty',
  row,
  views: () => ({}),
}) as AnySource

const one = { id: 1, text: 'one' }
const two = { id: 2, text: 'two' }

/** Parses and stores a response, as the sync does. */
function hold(raw: unknown, of = source) {
  const parsed = parseResponse(of, raw, getStored(of)?.rows)
  storeContent(of, parsed.digest, parsed.answer, parsed)
  return parsed
}

beforeEach(() => void hold([one, two]))

test('only new and changed rows are parsed', () => {
  const first = hold([one, two])
  const before = parsedTexts.length
  const second = hold([{ id: 3, text: 'three' }, one])
  expect(parsedTexts.slice(before)).toEqual(['three'])
  expect((second.answer as unknown[])[1]).toBe((first.answer as unknown[])[0])
})

const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))

test.each<[string, object, string | null]>([
  ['of another type', { id: 1, text: 'zz'.split('') }, 'text'],
  ['without a field', { id: 1, other: 1 }, 'text'],
  ['of which the CMS gives only the id', { id: 1 }, null],
  ['nested 100,000 deep', { id: 1, text: deep(100_000) }, null],
  ['on which a parser throws', { id: 1, text: 'throws' }, null],
])('a row %s keeps its last good version, and the others are updated', (_, bad, field) => {
  const { answer, rejected, rows } = hold([bad, { id: 2, text: 'two, later' }])
  expect(answer).toEqual([
    { id: 1, text: 'ONE' },
    { id: 2, text: 'TWO, LATER' },
  ])
  expect(rejected).toEqual([{ collection: 'faculty', id: '1', field, isShown: true }])
  expect([...rows.values()].map(({ text }) => JSON.parse(text) as unknown)).toEqual([
    one,
    { id: 2, text: 'two, later' },
  ])
})

test('an invalid row without a good version is left out and reported', () => {
  const { answer, rejected, count } = hold([one, two, { id: 3, text: 3 }])
  expect(answer).toHaveLength(2)
  expect(rejected).toEqual([{ collection: 'faculty', id: '3', field: 'text', isShown: false }])
  expect(count).toBe(3)
})

test.each<[string, unknown]>([
  ['is not a list', { rows: [] }],
  ['is nested too deeply to be a list', deep(100_000)],
  ['has no row that can be read', [{ id: 7 }, { id: 8 }]],
  ['has a bad row without an id', [one, {}]],
  ['has something else instead of a row', [one, null]],
])('a response that %s is unusable', (_, raw) => {
  expect(() => parseResponse(source, raw)).toThrow(CmsBroken)
})

test('an unpaired surrogate never reaches a page', () => {
  const { answer } = hold([{ id: 1, text: 'a\ud800b' }])
  expect(answer).toEqual([{ id: 1, text: 'A\ufffdB' }])
})

test('the settings keep their last good version too', () => {
  const school = schoolSource as AnySource
  const { answer } = hold({ id: 1, name: 'Palash' }, school)
  const next = hold({ id: 1, name: ['Palash'] }, school)
  expect(next.answer).toBe(answer)
  expect(next.rejected).toEqual([{ collection: 'school', id: '', field: 'name', isShown: true }])
  expect(() => parseResponse(school, { name: ['Palash'] })).toThrow(CmsBroken)
})
