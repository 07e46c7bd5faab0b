import { missedGoals } from './goals.ts'
import type { Line } from './sum-up.ts'

const good: Line = {
  ...{ path: '/Curriculum', template: 'text', lcp: 1_000, bareLcp: 950, tbt: 0, cls: 0 },
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  faults: [],
}

test('a page that meets its goals misses none', () => {
  expect(missedGoals(good)).toEqual([])
  const { bareLcp, ...untimed } = good
  expect(missedGoals({ ...untimed, lcp: NaN, tbt: NaN, scores: { accessibility: 100 } })).toEqual(
    [],
  )
  expect(bareLcp).toBeDefined()
})

test.each<[Partial<Line>, string[]]>([
  [{ scores: { performance: 99 } }, ['/Curriculum performance: 99 of 100']],
  [{ scores: { performance: 98 }, template: 'home' }, []],
  [{ scores: { performance: 97 }, template: 'home' }, ['/Curriculum performance: 97 of 98']],
  [
    { scores: { accessibility: 96 }, faults: ['color-contrast'] },
    ['/Curriculum accessibility: 96 of 100 (color-contrast)'],
  ],
  [{ cls: 0.001 }, ['/Curriculum moves while it loads: 0.001']],
  [{ lcp: 1_140, bareLcp: 1_000 }, []],
  [{ lcp: 1_160, bareLcp: 1_000 }, ['/Curriculum LCP: 1.16 of 1.15 times without scripts']],
  [{ besideLcp: 990 }, ['/Curriculum LCP: 1000 ms, and 990 ms on the website beside']],
  [{ scores: { seo: 0 } }, ['/Curriculum seo: 0 of 100 ()']],
])('%o is told', (change, told) => {
  expect(missedGoals({ ...good, ...change })).toEqual(told)
})
