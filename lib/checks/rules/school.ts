import { fieldLabel } from 'school-schema/field-label'
import { placeInSchool } from 'school-schema/model/school'
import { sampleRecords, UNNAMED } from 'school-schema/sample-school'
import { initialFigures, type FigureColumn } from 'school-schema/school-figures'
import type { Content } from '../content.ts'
import { everyPage, placeOnPage } from '../places.ts'
import { rule, type Message, type RuleSet } from './rule.ts'

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

const sampleSchool = sampleRecords.school

/** Invalid numbers and addresses; no PIN code begins with 0. */
const isNobodys = (value: string): boolean =>
  /\.example$|\D0\d{2} ?\d{3}$/i.test(value) || /^0+$|0{6,}/.test(value.replace(/[\s-]/g, ''))

/** The facts of the school that are empty or not its own. */
const missingFacts = ({ rows }: Content) =>
  IDENTITY.flatMap((field) => {
    const value = rows.school[0]?.[field] ?? null
    if (value === null || value === UNNAMED) return [{ field, shown: 'is empty' }]
    const isOurs = value === sampleSchool[field] || isNobodys(value)
    return isOurs ? [{ field, shown: `says ${value}` }] : []
  })

/** Links that a school sets for itself. */
const links = [
  { field: 'payment_url', path: '/FeePaymentRules', what: 'Pay Fees Online has no address' },
  { field: 'ebooks_url', path: '/ebooks', what: "The link to the Board's e-books is missing" },
  { field: 'map_url', path: '/Contact Us', what: 'The map is missing' },
] as const

/** Where the school is; a value of the sample school is wrong for any other. */
const places = [
  { field: 'map_url', path: '/Contact Us', what: 'The map shows another place than the school' },
  { field: 'coordinates', path: '/Contact Us', what: 'Directions lead to another place' },
  { field: 'town', path: '/', what: 'The title names the town of the sample' },
] as const

const linkMessage: Message<(typeof links)[number]> = {
  code: 'school-link',
  category: 'missing',
  detail: ({ field }) => field,
  what: ({ what }) => what,
  todo: ({ field }) => `Paste the address into ${placeInSchool(field)}.`,
}

const onPage = ({ path }: { path: string }) => placeOnPage(path, 'school')

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
    rule(
      ({ rows, pages }) =>
        links.filter(
          ({ field, path }) =>
            pages.some((page) => page.path === path) && (rows.school[0]?.[field] ?? null) === null,
        ),
      onPage,
      linkMessage,
    ),
    rule(({ rows }) => rows.school.filter(({ emblem }) => emblem === null), everyPage, {
      code: 'school-emblem',
      category: 'missing',
      what: 'the emblem is missing',
      todo: `Put its picture into ${placeInSchool('emblem')}.`,
    }),
    rule(
      ({ rows }) => places.filter(({ field }) => rows.school[0]?.[field] === sampleSchool[field]),
      onPage,
      {
        code: 'school-place',
        category: 'placeholder',
        detail: ({ field }) => field,
        what: ({ what }) => what,
        todo: ({ field }) => `Write the school's own in ${placeInSchool(field)}.`,
      },
    ),
  ],
}
