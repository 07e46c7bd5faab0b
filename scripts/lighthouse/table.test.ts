import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from '../../content/pages/index.ts'
import { root } from '../launcher/folders.mjs'
import { cellsOf, mergeRows, readRows, toTable } from './table.ts'

const row = (path: string, performance: number) =>
  cellsOf({
    ...{ path, template: 'text', lcp: 1_234, bareLcp: 1_100, tbt: 7.4, cls: 0, faults: [] },
    scores: { performance, accessibility: 100, 'best-practices': 100, seo: 100 },
  })

test('a table is read as it was written', () => {
  const rows = [row('/', 98), row('/Trust', 100)]
  expect(readRows(`Words.\n\n${toTable(rows)}\n`)).toEqual(rows)
  expect(toTable(rows)).toContain('| /Trust |         100 |')
  expect(rows[0]).toEqual(['/', '98', '100', '100', '100', '1.23', '1.10', '1.12', '7', '0'])
})

test('new rows take the place of old ones, each where the page table has it', () => {
  const merged = mergeRows([row('/Trust', 90), row('/', 98)], [row('/Trust', 100)])
  expect(merged).toEqual([row('/', 98), row('/Trust', 100)])
})

test('the rows of the document are pages, in the order of the navigation', () => {
  const rows = readRows(readFileSync(join(root, 'docs/lighthouse.md'), 'utf8'))
  const measured = rows.map(([path]) => path)
  // A page that was added since the last measurement has no row yet.
  const listed = pages.map((page): string => page.path).filter((path) => measured.includes(path))
  expect(measured).toEqual(listed)
  expect(measured.length).toBeGreaterThanOrEqual(46)
})
