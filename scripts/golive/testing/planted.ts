import type { Page } from '../../../content/pages/page.ts'
import { findGaps } from '../find-gaps.ts'
import type { Gap } from '../gap.ts'
import type { State } from '../state.ts'
import { completeSchool, today } from './complete-school.ts'

/** One gap put into a complete school: on which page it is to be found, and in what words. */
export type Planted = [
  name: string,
  plant: (school: State) => unknown,
  path: Page['path'] | null,
  saying: RegExp,
]

/** Each is found as a gap of this kind, with where to mend it, and nothing else is. */
export function testPlanted(kind: Gap['kind'], planted: Planted[]): void {
  test.each(planted)('%s is found, and nothing else', (_name, plant, path, saying) => {
    const school = completeSchool()
    plant(school)
    const [gap, ...others] = findGaps(school, today)
    expect(gap).toMatchObject({ path, kind })
    expect(gap?.what).toMatch(saying)
    expect(gap?.todo).toMatch(/^(CMS, [A-Z]|(content|public)\/)/)
    expect(others).toEqual([])
  })
}
