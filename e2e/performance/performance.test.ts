import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deferHydration } from '../../lib/framework/transform-cached-html.ts'
import { getPageAt, pages } from '../../content/pages/index.ts'
import { root } from '../../scripts/launcher/folders.mjs'
import { listExceeded } from './budgets.ts'
import { withImmediateScripts, withoutScripts } from './proxy.ts'
import { cellsOf, listMissed, mergeRows, summarize, toReport, type Score } from './scores.ts'
import { readRows } from './table.ts'
import type { Visit } from './visit.ts'

const light = {
  ...{ html: 10_000, data: 10_000, css: 9_000, js: 140_000, fonts: 40_000, firstFonts: 30_000 },
  ...{ pictures: 30_000, other: 0, requests: 15 },
}
const savingData = { ...light, js: 0, data: 0 }
const text = { path: '/Curriculum', template: 'text' } as const
const home = { path: '/', template: 'home' } as const
const MINIMUM = 135_000

test.each([
  [text, {}, []],
  [home, {}, []],
  [text, { js: 141_001 }, ['/Curriculum JavaScript: 141001 of 141000']],
  [home, { js: 149_001 }, ['/ JavaScript: 149001 of 149000']],
  [text, { html: 14_001 }, ['/Curriculum HTML: 14001 of 14000']],
  [text, { data: 14_001 }, ['/Curriculum data to hydrate: 14001 of 14000']],
  [text, { requests: 41 }, ['/Curriculum requests: 41 of 40']],
  [text, { other: 1 }, ['/Curriculum bytes of unknown kind: 1 of 0']],
  [home, { firstFonts: 100_000 }, ['Home before its first paint: 119000 of 110000']],
  [home, { pictures: 200_000 }, ['Home in all: 409000 of 350000']],
])('the budgets of %o with %o', (page, change, exceeded) => {
  const weighed = [{ page, weight: { ...light, ...change } }]
  expect(listExceeded(weighed, savingData, MINIMUM)).toEqual(exceeded)
})

test('the scripts count for a visitor who saves data', () => {
  expect(listExceeded([], { ...savingData, js: 140_000 }, MINIMUM)).toEqual([
    'Home for a visitor who saves data: 229000 of 180000',
  ])
})

const good: Score = {
  ...{ path: '/Curriculum', template: 'text', lcp: 1_234, bareLcp: 1_100, tbt: 7.4, cls: 0 },
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  faults: [],
}
const { bareLcp: _, ...untimed } = good

test.each<[Score, string[]]>([
  [good, []],
  [{ ...untimed, lcp: NaN, tbt: NaN, scores: { accessibility: 100 } }, []],
  [{ ...good, scores: { performance: 99 } }, ['performance: 99 of 100']],
  [{ ...good, scores: { performance: 98 }, template: 'home' }, []],
  [{ ...good, scores: { performance: 97 }, template: 'home' }, ['performance: 97 of 98']],
  [{ ...good, scores: { seo: 96 }, faults: ['a', 'b'] }, ['seo: 96 of 100 (a, b)']],
  [{ ...good, scores: { seo: 0 } }, ['seo: 0 of 100 ()']],
  [{ ...good, cls: 0.001 }, ['moves while it loads: 0.001']],
  [{ ...good, lcp: 1_140, bareLcp: 1_000 }, []],
  [{ ...good, lcp: 1_160, bareLcp: 1_000 }, ['LCP: 1.16 of 1.15 times without scripts']],
  [{ ...good, otherLcp: 990 }, ['LCP: 1234 ms, and 990 ms on the other website']],
])('the goals of %o', (score, missed) => {
  expect(listMissed(score)).toEqual(missed.map((each) => `/Curriculum ${each}`))
})

const visit = (lcp: number, change: Partial<Visit> = {}): Visit => ({
  ...{ scores: { performance: 100 }, lcp, tbt: 0, cls: 0, faults: [] },
  ...change,
})

test('a page has the median of its visits, and the largest shift; a tiny one is none', () => {
  const first = visit(3_000, { scores: { performance: 90, seo: 100 }, cls: 0.1, faults: ['a'] })
  const tiny = visit(1_000, { cls: 0.0004 })
  const score = summarize(getPageAt('/Trust'), {
    page: [first, tiny, visit(2_000, { faults: ['a', 'b'] })],
    bare: [visit(800), visit(900), visit(700)],
  })
  expect(score).toEqual({
    ...{ path: '/Trust', template: 'members', lcp: 2_000, bareLcp: 800, tbt: 0, cls: 0.1 },
    ...{ scores: { performance: 100, seo: 100 }, faults: ['a', 'b'] },
  })
  expect(summarize(getPageAt('/Trust'), { page: [tiny] }).cls).toBe(0)
})

test('a table is read as it was written, and new rows replace former ones', () => {
  const at = (path: string, performance: number) => ({
    ...{ ...good, path },
    scores: { ...good.scores, performance },
  })
  const report = toReport([at('/', 98), at('/Trust', 90)])
  const rows = readRows(`Words.\n\n${report}\n`)
  expect(report).toContain('| /Trust |          90 |')
  expect(rows[0]).toEqual(['/', '98', '100', '100', '100', '1.23', '1.10', '1.12', '7', '0'])
  const merged = mergeRows(rows.toReversed(), [cellsOf(at('/Trust', 100))])
  expect(merged.map(([path, performance]) => [path, performance])).toEqual([
    ['/', '98'],
    ['/Trust', '100'],
  ])
})

test('docs/lighthouse.md has the pages in their order; a page that is not measured yet has no row', () => {
  const rows = readRows(readFileSync(join(root, 'docs/lighthouse.md'), 'utf8'))
  const measured = rows.map(([path]) => path)
  expect(measured).toEqual(pages.map(({ path }) => path).filter((path) => measured.includes(path)))
  expect(measured.length).toBeGreaterThan(pages.length / 2)
})

const CHUNK = '<script src="/_next/static/chunks/a.js" async=""></script>'
const pageWith = (head: string) =>
  `<html><head>${head}<link rel="stylesheet" href="/a.css"/></head><body><p>Notices</p><script>self.__next_f.push([1,"<p>"])</script></body></html>`

test('a page without scripts has its styles and its text, and nothing that runs', () => {
  const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/b.js"/>'
  expect(withoutScripts(deferHydration(pageWith(preload + CHUNK), '/').html)).toBe(
    '<html><head><link rel="stylesheet" href="/a.css"/></head><body><p>Notices</p></body></html>',
  )
})

test('a page with immediate scripts runs those of the framework, with their data', () => {
  const { html } = deferHydration(pageWith(CHUNK), '/')
  expect(withImmediateScripts(html)).toMatch(
    /<head><script defer="" src="\/hydration\/[0-9a-f]{32}\/"><\/script><script src="[^"]+" async="">/,
  )
})
