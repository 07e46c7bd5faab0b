import { fieldLabel } from 'school-schema/fields/fields'
import { placeInSchool } from 'school-schema/school/school'
import { sampleRecords, UNNAMED } from 'school-schema/sample/sample-school'
import { initialFigures, type FigureColumn } from 'school-schema/school/school-figures'
import type { Content } from '../content.ts'
import { everyPage, placeOnPage } from '../places.ts'
import { rule, type RuleSet } from './rule.ts'

/** The fields that identify the school. */
const IDENTITY = [
  'name',
  'about',
  'address',
  'affiliation_number',
  'school_code',
  'phone',
  'email',
  'session',
] as const

/** Where the school is: it may be empty. */
const PLACE = ['town', 'coordinates', 'map_url'] as const

const sampleSchool: Readonly<Record<string, unknown>> = sampleRecords.school

/** Invalid numbers and addresses; no PIN code begins with 0. */
const isNobodys = (value: string): boolean =>
  /\.example$|\D0\d{2} ?\d{3}$/i.test(value) || /^0+$|0{6,}/.test(value.replace(/[\s-]/g, ''))

/** The affiliation numbers of the CBSE have six or seven digits. */
const LIKE_CBSE = /^\d{6,7}$/

/** The facts of the school that are empty or not its own. */
function missingFacts({ rows: { school } }: Content) {
  const isOfCbse = LIKE_CBSE.test(school[0]?.affiliation_number ?? '')
  const valueOf = (field: (typeof IDENTITY | typeof PLACE)[number]) => school[0]?.[field] ?? null
  const isOfSample = (field: string, value: string | null) => value === sampleSchool[field]
  const places = PLACE.filter((field) => valueOf(field) && isOfSample(field, valueOf(field)))
  const facts = IDENTITY.flatMap((field) => {
    const value = valueOf(field)
    if (value === null || value === UNNAMED) return [{ field, shown: 'is empty' }]
    if (isOfSample(field, value))
      return [{ field, shown: `says ${value}, as the sample school does` }]
    return isNobodys(value)
      ? [
          {
            field,
            shown: `says ${value}, which looks invented: 000, or .example, belongs to nobody`,
          },
        ]
      : []
  })
  return [
    ...facts,
    ...places.map((field) => ({ field, shown: 'is that of the sample school' })),
    ...(['office_hours', 'emblem'] as const)
      .filter((field) => !school[0]?.[field])
      .map((field) => ({ field, shown: 'is empty' })),
    ...(isOfCbse && !school[0]?.board
      ? [{ field: 'board' as const, shown: 'is empty: for a school of the CBSE, write CBSE' }]
      : []),
  ]
}

/** The session of the printed schedule and the hours of a reply are the same in many schools. */
const FIGURES = (Object.keys(initialFigures) as FigureColumn[]).filter(
  (field) => field !== 'schedule_session' && field !== 'reply_hours',
)

/** The figures of the sample school, as most of them are; one that is equal by chance is not reported. */
function sampleFigures({ rows: { school } }: Content): number[] {
  const same = FIGURES.filter((field) => school[0]?.[field] === initialFigures[field])
  return same.length > FIGURES.length / 2 ? [same.length] : []
}

/** The settings of the school that are still those of the sample school. */
export const schoolRules: RuleSet = {
  'before-go-live': [
    rule(missingFacts, everyPage, {
      code: 'school-sample',
      category: 'sample',
      detail: ({ field }) => field,
      what: ({ field, shown }) => `the field ${fieldLabel(field)} ${shown}`,
      todo: ({ field }) => `Write the school's own in ${placeInSchool(field)}.`,
    }),
    rule(sampleFigures, placeOnPage('/FeePaymentRules', 'school'), {
      code: 'school-figures',
      category: 'sample',
      what: 'the due day, fines and other figures are those of the sample school',
      todo: "Write the school's own under Figures.",
    }),
  ],
}
