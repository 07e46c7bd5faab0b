import { deferHydration } from '../../lib/framework/transform-cached-html.ts'
import { getPageAt } from '../../content/pages/index.ts'
import { listExceeded } from './budgets.ts'
import { withImmediateScripts, withoutScripts } from './proxy.ts'
import { listMissed, summarize, type Score } from './scores.ts'
import type { Visit } from './visit.ts'

test('each budget that is exceeded is named', () => {
  const many = 1_000_000
  const heavy = {
    ...{ html: many, data: many, css: many, js: many, fonts: many, firstFonts: many },
    ...{ pictures: many, other: many, requests: many },
  }
  const home = { path: '/', template: 'home' } as const
  const exceeded = listExceeded([{ page: home, weight: heavy }], heavy, 0)
  expect(exceeded.map((sentence) => sentence.split(':')[0])).toEqual([
    ...['/ JavaScript', '/ HTML', '/ data to hydrate', '/ CSS', '/ requests'],
    ...['/ bytes of unknown kind', 'Home before its first paint', 'Home in all'],
    'Home for a visitor who saves data',
  ])
})

test('each goal that is missed has a sentence', () => {
  const good: Score = {
    ...{ path: '/', template: 'home', lcp: 1_234, bareLcp: 1_100, tbt: 7, cls: 0, faults: [] },
    scores: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
  }
  expect(listMissed(good)).toEqual([])
  const bad: Score = {
    ...{ path: '/Curriculum', template: 'text', lcp: 1_160, bareLcp: 1_000, otherLcp: 990 },
    ...{ tbt: 7, cls: 0.001, scores: { performance: 98, seo: 96 }, faults: ['a', 'b'] },
  }
  expect(listMissed(bad)).toEqual([
    '/Curriculum performance: 98 of 100',
    '/Curriculum seo: 96 of 100 (a, b)',
    '/Curriculum moves while it loads: 0.001',
    '/Curriculum LCP: 1.16 of 1.15 times without scripts',
    '/Curriculum LCP: 1160 ms, and 990 ms on the other website',
  ])
})

const visit = (lcp: number, change: Partial<Visit> = {}): Visit => ({
  ...{ scores: { performance: 100 }, lcp, tbt: 0, cls: 0, faults: [] },
  ...change,
})

test('a page has the median of its visits and the largest layout shift; a tiny one is ignored', () => {
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

const CHUNK = '<script src="/_next/static/chunks/a.js" async=""></script>'
const pageWith = (head: string) =>
  `<html><head>${head}<link rel="stylesheet" href="/a.css"/></head><body><p>Notices</p><script>self.__next_f.push([1,"<p>"])</script></body></html>`

test('a page without scripts keeps its styles and its text', () => {
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
