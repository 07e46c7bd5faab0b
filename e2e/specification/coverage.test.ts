import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from './routes.ts'

const root = join(import.meta.dirname, '../..')
const document = readFileSync(join(root, 'docs/specification-coverage.md'), 'utf8')

/** Each test with its sentences, by file. */
const rows = document.split('\n## ').flatMap((part) => {
  const [file = '', ...lines] = part.split('\n')
  const entries = lines.join(' ').matchAll(/- `([^`]+)`:(.*?)(?=- `|$)/g)
  return [...entries].map(([, title = '', sentences = '']) => [file, title, sentences] as const)
})

test('every section of the specification has sentences with tests', () => {
  const sections = rows.flatMap(([, , sentences]) =>
    [...sentences.matchAll(/(?:^|\.) (\d) /g)].map(([, section]) => section),
  )
  expect([...new Set(sections)].toSorted().join('')).toBe('123456789')
})

test.each(rows)('%s > %s exists', (file, title) => {
  const source = readFileSync(join(root, file), 'utf8')
  expect(["'", '`', '"'].some((quote) => source.includes(quote + title + quote))).toBe(true)
})

test('the routes of the table are those of the test', () => {
  const mentioned = [...document.matchAll(/`(\/[\w&-][\w& -]*)`/g)].map(([, route = '']) => route)
  expect(mentioned.filter((route) => !(route in routes))).toEqual([])
})
