import type { Rule } from '../gap.ts'
import type { Rows } from '../rows.ts'
import type { State } from '../state.ts'
import { inStudio } from '../studio.ts'

/** A school that keeps to its text owes the tables nothing. */
export const usesForm = ({ rows }: State): boolean =>
  rows.disclosure_document.length > 0 ||
  rows.board_result.length > 0 ||
  Object.entries(rows.disclosure[0] ?? {}).some(
    ([name, value]) => name !== 'sample' && value !== null,
  )

const facts: Partial<Record<keyof Rows['disclosure'][number], string>> = {
  principal_name: 'principal',
  principal_qualification: "principal's qualification",
  vice_principal: 'vice principal',
  headmistress: 'headmistress or headmaster',
  pgt: 'PGT',
  tgt: 'TGT',
  prt: 'PRT',
  sections: 'sections',
  special_educator: 'special educator',
  counsellor: 'counsellor and wellness teacher',
  campus_area: 'campus area',
  classrooms: 'classrooms',
  classroom_size: 'size of the classrooms',
  laboratories: 'laboratories',
  laboratory_size: 'size of the laboratories',
  internet: 'internet facility',
  girls_toilets: "girls' toilets",
  boys_toilets: "boys' toilets",
  inspection_video: 'video of the inspection',
}

/** Facts of sections A, D and E that nobody has filled in. */
export const missingFacts: Rule = (state) => {
  if (!usesForm(state)) return []
  const record = state.rows.disclosure[0]
  const empty = Object.entries(facts).filter(([field]) => !hasValue(record, field))
  if (empty.length === 0) return []
  return [
    {
      path: '/Disclosure',
      kind: 'missing',
      what: `Not filled in: ${empty.map(([, name]) => name).join(', ')}`,
      todo: inStudio('disclosure', 'fill in each; write None where there is none'),
    },
  ]
}

const hasValue = (record: object | undefined, field: string): boolean =>
  record !== undefined && (Reflect.get(record, field) ?? null) !== null
