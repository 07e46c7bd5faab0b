import { z } from 'zod'
import { parseAnswer } from './parse-answer.ts'
import { defineSource, type AnySource } from './source.ts'

const parsedTexts: string[] = []
const row = z.object({ id: z.number(), text: z.string() }).transform(({ id, text }) => {
  parsedTexts.push(text)
  return { id, text: text.toUpperCase() }
})
const source = defineSource({
  key: 'rows-to-parse',
  collections: ['rows'],
  command: () => ({ path: '/rows', method: 'GET' as const }),
  answer: z.array(row),
  row,
  isEmpty: (rows) => rows.length === 0,
  views: {},
}) as AnySource
const parse = (raw: unknown) => parseAnswer(source, raw)

test('only rows that are new or have changed are parsed', () => {
  const first = parse([
    { id: 1, text: 'one' },
    { id: 2, text: 'two' },
  ])
  expect(first).toMatchObject({ data: [{ text: 'ONE' }, { text: 'TWO' }] })
  const before = parsedTexts.length
  const second = parse([
    { id: 3, text: 'three' },
    { id: 1, text: 'one' },
  ])
  expect(parsedTexts.slice(before)).toEqual(['three'])
  if (!first.success || !second.success) throw new Error('Both can be read')
  expect((second.data as unknown[])[1]).toBe((first.data as unknown[])[0])
})

test('an answer that cannot be used says where, and what was parsed stays', () => {
  const before = parsedTexts.length
  const outcome = parse([{ id: 1, text: 'one' }, { id: 4 }])
  expect(outcome).toMatchObject({ error: { issues: [{ path: [1, 'text'] }] } })
  expect(parse([{ id: 3, text: 'three' }]).success).toBe(true)
  expect(parsedTexts.slice(before)).not.toContain('three')
  expect(parse({ rows: [] }).success).toBe(false)
})
