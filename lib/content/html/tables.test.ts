import type { Element } from 'hast'
import { sanitiseHtml } from './html.ts'
import { elementsBelow } from './parse-html.ts'

const row = (cells: readonly string[], tag = 'td') =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
const head = (...cells: string[]) => row(cells, 'th')

const elementsOf = (rows: string): Element[] =>
  elementsBelow(sanitiseHtml(`<table>${rows}</table>`).root)
const classOf = (rows: string) => elementsOf(rows)[0]?.properties.className ?? null

const LONG = 'Responsibilities'

test.each([
  ['short words', head('Class', 'Time') + row(['VI', '12:40pm']), null],
  ['long words', head(LONG, LONG, LONG) + row(['1', '2', '3']), ['stacked']],
  ['one long word without a heading', row(['a', 'x'.repeat(60)]), ['stacked']],
  ['a sentence in two columns', row(['a', 'some words '.repeat(30)]), null],
  ['a sentence in three columns', row(['a', 'b', 'some words '.repeat(30)]), ['stacked']],
  ['a merged cell and short words', `<tr><td colspan="2">a</td></tr>${row(['b', 'c'])}`, null],
  [
    'a title over all columns',
    `<tr><td colspan="2">a</td></tr>${row([LONG.repeat(2), LONG])}`,
    ['stacked'],
  ],
  [
    'other merged cells',
    `<tr><td colspan="2">a</td><td>b</td></tr>${row([LONG, LONG, LONG])}`,
    ['squeezed'],
  ],
  ['one column', row(['x'.repeat(60)]), null],
  ['five columns', row([LONG, LONG, LONG, LONG, LONG]), null],
])('a table with %s', (_what, rows, expected) => {
  expect(classOf(rows)).toEqual(expected)
})

test('a stacked table keeps its roles, and its cells have the heading of their column', () => {
  const elements = elementsOf(head(LONG, 'IFSC', LONG) + row(['<p>a</p>', LONG, '']))
  const found = elements.map(({ tagName, properties }) => [
    tagName,
    properties.role,
    properties.dataLabel,
  ])
  expect(found.filter(([tag]) => tag !== 'p')).toEqual([
    ['table', 'table', undefined],
    ['thead', 'rowgroup', undefined],
    ['tr', 'row', undefined],
    ...[LONG, 'IFSC', LONG].map(() => ['th', 'columnheader', undefined]),
    ['tbody', 'rowgroup', undefined],
    ['tr', 'row', undefined],
    ['td', 'cell', LONG],
    ['td', 'cell', 'IFSC'],
    ['td', 'cell', undefined],
  ])
})
