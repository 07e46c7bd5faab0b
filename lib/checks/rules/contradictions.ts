import type { RawContent, RawRow } from '../../content/client/raw-rows.ts'
import { countedTeachers } from '../../content/collections/disclosure-rows.ts'
import { nameKey } from '../../faculty/teachers.ts'
import { wordsOf } from '../../search/words.ts'
import { placeOf } from '../places.ts'
import { eachRow, rule, type RuleSet } from './rule.ts'

type Facts = RawRow<'disclosure'>

/** Posts of the disclosure held by teachers. A counsellor often comes from outside. */
const posts = {
  principal_name: 'the principal',
  vice_principal: 'the vice principal',
  headmistress: 'the headmistress or headmaster',
  special_educator: 'the special educator',
} as const

const fields = Object.keys(posts) as (keyof typeof posts)[]

/** What editors enter for a post that a school does not have. */
const NOBODY = /^(?:none|nil|no|not applicable|n\/?a|vacant)\b/i

/** Whether two texts name the same person; one of them may add a qualification or a designation. */
function namesSame(one: string, other: string): boolean {
  const [a, b] = [` ${nameKey(one)} `, ` ${nameKey(other)} `]
  return a.includes(b) || b.includes(a)
}

const holderOf = (text: string, { faculty }: RawContent) =>
  faculty.find(({ name }) => namesSame(text, name))

/** The people of the disclosure who are not among the published teachers. */
function unlistedPeople(row: Facts, rows: RawContent) {
  if (rows.faculty.length === 0) return []
  return fields.flatMap((field) => {
    const text = row[field]
    return text === null || NOBODY.test(text) || holderOf(text, rows) ? [] : [{ row, field, text }]
  })
}

/** Schools may or may not count the holders of a post as teachers: either total is right. */
function differentTotals(row: Facts, rows: RawContent) {
  const stated = countedTeachers(row)
  const listed = rows.faculty.length
  if (stated === null || listed === 0) return []
  const holders = new Set(fields.map((field) => row[field] && holderOf(row[field], rows)))
  const others = rows.faculty.filter((teacher) => !holders.has(teacher)).length
  return stated < others || stated > listed ? [{ row, stated, listed }] : []
}

const CLASSES = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

const classesIn = (text: string): number[] =>
  wordsOf(text)
    .map((word) => CLASSES.indexOf(word.toUpperCase()) + 1 || Number(word))
    .filter((number) => number >= 1 && number <= CLASSES.length)

/** The highest class with a fee, as a number; 0 while the CMS has no fees. */
const highestClass = ({ fee }: RawContent): number =>
  Math.max(0, ...fee.flatMap(({ class_name }) => classesIn(class_name)))

/** Facts of the school that differ between two places of the CMS. */
export const contradictionRules: RuleSet = {
  'needs-fixing': [
    rule(
      ({ rows }) => rows.disclosure.flatMap((row) => differentTotals(row, rows)),
      ({ row }) => placeOf('disclosure', row),
      {
        code: 'teachers-differ',
        what: ({ stated, listed }) => `it states ${stated} teachers, and Faculty lists ${listed}`,
        todo: 'Correct PGT, TGT and PRT here, or add or hide teachers under Faculty.',
      },
    ),
    rule(
      ({ rows }) => rows.disclosure.flatMap((row) => unlistedPeople(row, rows)),
      ({ row }) => placeOf('disclosure', row),
      {
        code: 'person-unlisted',
        detail: ({ field }) => field,
        what: ({ field, text }) => `${posts[field]}, ${text}, is not listed under Faculty`,
        todo: 'Write the name as it is under Faculty, or add the person there.',
      },
    ),
    eachRow(
      'board_result',
      (row, { rows }) => {
        const highest = highestClass(rows)
        return highest > 0 && classesIn(row.class).some((number) => number > highest)
      },
      {
        code: 'result-class',
        what: ({ class: name }) => `the school has a result of class ${name}, and no fee for it`,
        todo: 'Hide the result if the school does not have this class; otherwise add the class to the fees.',
      },
    ),
  ],
}
