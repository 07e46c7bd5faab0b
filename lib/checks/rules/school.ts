import { sampleSchool } from '../../../cms/sample/school.ts'
import { defaultSchool } from '../../../content/school.ts'
import type { Find, RuleSet } from '../content.ts'
import type { Fault } from '../issue.ts'
import { everyPage, placeOnPage } from '../places.ts'

/** The fields that say who the school is, with the website's own value for each. */
const identity = {
  ...{ name: defaultSchool.name, about: defaultSchool.about, address: defaultSchool.address },
  affiliation_number: defaultSchool.affiliationNumber,
  ...{ school_code: defaultSchool.schoolCode, phone: defaultSchool.phone },
  email: defaultSchool.email,
}

const links = [
  { field: 'payment_url', path: '/FeePaymentRules', what: 'Pay Fees Online has no address' },
  { field: 'ebooks_url', path: '/ebooks', what: "The link to the Board's e-books is missing" },
  { field: 'map_url', path: '/Contact Us', what: 'The map is missing' },
] as const

/** Numbers and addresses that can belong to nobody. */
const isNobodys = (value: string): boolean =>
  /\.example$/i.test(value) || /^0+$|0{6,}/.test(value.replace(/[\s-]/g, ''))

/** Facts of the school that are empty or still those of the sample school. */
const schoolIdentity: Find = ({
  rows: {
    school: [record],
  },
}) =>
  (Object.keys(identity) as (keyof typeof identity)[]).flatMap((field): Fault[] => {
    const value = record?.[field] ?? null
    const isSample = value === identity[field] || value === sampleSchool[field]
    if (value !== null && !isSample && !isNobodys(value)) return []
    const shown = value ?? `${identity[field]} (empty in the CMS)`
    return [
      {
        ...{ place: everyPage, code: 'school-sample', detail: field, category: 'sample' },
        what: `the field ${field} says ${shown}`,
        todo: "Write the school's own there.",
      },
    ]
  })

/** Links that a school sets for itself. */
const schoolLinks: Find = ({
  rows: {
    school: [record],
  },
}) =>
  links.flatMap(({ field, path, what }): Fault[] => {
    const value = record?.[field] ?? null
    const fault = {
      ...{ place: placeOnPage(path, 'school'), code: 'school-link', detail: field },
      todo: `Paste the address into ${field}.`,
    }
    if (value === null) return [{ ...fault, category: 'missing', what }]
    if (value !== sampleSchool.map_url) return []
    return [{ ...fault, category: 'placeholder', what: 'The map shows a town, not the school' }]
  })

/** The record of the school. */
export const schoolRules: RuleSet = { 'before-go-live': [schoolIdentity, schoolLinks] }
