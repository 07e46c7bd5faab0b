import { boardClasses, resultYears } from '../../../content/pages/about/appendix-ix.ts'
import type { Gap, Rule } from '../gap.ts'
import { inStudio } from '../studio.ts'

/** The Board announces its results in May. */
const RESULTS_ARE_OUT = '06-01'

/** The year of the last Board examination whose results are out. */
function lastExamination(today: string): number {
  const year = Number(today.slice(0, 4))
  return today.slice(5) >= RESULTS_ARE_OUT ? year : year - 1
}

/** Board results that are too old to show, that make no sense, or that have not been added. */
export const boardResults: Rule = ({ rows: { board_result: results } }, today) => {
  const latest = lastExamination(today)
  const gap = (kind: Gap['kind'], what: string, todo: string): Gap => ({
    path: '/Disclosure',
    kind,
    what,
    todo: inStudio('board_result', todo),
  })
  return boardClasses.flatMap((name) => {
    const ofClass = results.filter((result) => result.class === name)
    const old = ofClass.filter(({ year }) => year <= latest - resultYears)
    const wrong = ofClass.filter(({ registered, passed }) => passed > registered)
    const isLate = ofClass.length > 0 && !ofClass.some(({ year }) => year >= latest)
    return [
      ...old.map(({ year }) =>
        gap(
          'past',
          `The result of class ${name} of ${year} is older than the last ${resultYears} years`,
          'hide or delete it',
        ),
      ),
      ...wrong.map(({ year }) =>
        gap(
          'placeholder',
          `In the result of class ${name} of ${year} more passed than were registered`,
          'correct the numbers',
        ),
      ),
      ...(isLate
        ? [gap('missing', `The result of class ${name} of ${latest} is missing`, 'add it')]
        : []),
    ]
  })
}
