import { blocksOf } from './blocks.ts'
import { isLayout } from './tables.ts'
import { element, elementsIn, parsePart, text } from './tree.ts'

/** More than a call has arguments. */
const MANY = 130_000

test('a page of very many paragraphs', () => {
  const line = [text('a'), element('br', []), element('br', [])]
  expect(blocksOf(Array.from({ length: MANY }, () => line).flat())).toHaveLength(MANY)
})

test('a table of very many rows', () => {
  const row = element('tr', [element('td', [text('a')])])
  expect(
    isLayout(
      element(
        'table',
        Array.from({ length: MANY }, () => row),
      ),
    ),
  ).toBe(true)
})

test('very many elements in one that is nested too deeply', () => {
  const html = `${'<div>'.repeat(300)}${'<b></b>'.repeat(MANY)}`
  expect(elementsIn(parsePart(html), 'b')).toHaveLength(MANY)
})
