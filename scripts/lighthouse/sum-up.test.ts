import { getPageAt } from '../../content/pages/index.ts'
import { sumUp } from './sum-up.ts'
import type { Visit } from './visit.ts'

const visit = (lcp: number, more: Partial<Visit> = {}): Visit => ({
  ...{ scores: { performance: 100 }, lcp, tbt: 0, cls: 0, faults: [] },
  ...more,
})

test('a page is as its middle visit, and moves as much as in its worst', () => {
  const first = visit(3_000, { scores: { performance: 90, seo: 100 }, cls: 0.1, faults: ['a'] })
  const line = sumUp(getPageAt('/Trust'), {
    page: [first, visit(1_000, { cls: 0.0004 }), visit(2_000, { faults: ['a', 'b'] })],
    bare: [visit(800), visit(900), visit(700)],
  })
  expect(line).toEqual({
    ...{ path: '/Trust', template: 'members', lcp: 2_000, bareLcp: 800, tbt: 0, cls: 0.1 },
    scores: { performance: 100, seo: 100 },
    faults: ['a', 'b'],
  })
})

test('what moves too little for Lighthouse to tell does not move', () => {
  const page = [visit(1_000, { cls: 0.0004 })]
  expect(sumUp(getPageAt('/Trust'), { page }).cls).toBe(0)
})
