import { sampleSchool } from '../../../cms/sample/school.ts'
import { defaultSchool } from '../../../content/school.ts'
import type { Page } from '../../../content/pages/page.ts'
import type { Gap, Rule } from '../gap.ts'
import type { Rows } from '../rows.ts'
import type { State } from '../state.ts'
import { inStudio } from '../studio.ts'

type School = Rows['school'][number]

/** The record's fields that say who the school is, with the website's own value for each. */
const identity = {
  name: defaultSchool.name,
  about: defaultSchool.about,
  address: defaultSchool.address,
  affiliation_number: defaultSchool.affiliationNumber,
  school_code: defaultSchool.schoolCode,
  phone: defaultSchool.phone,
  email: defaultSchool.email,
} as const satisfies Partial<Record<keyof School, string>>

const links: {
  field: 'payment_url' | 'ebooks_url' | 'map_url'
  path: Page['path']
  what: string
}[] = [
  {
    field: 'payment_url',
    path: '/FeePaymentRules',
    what: 'Pay Fees Online has no address to lead to',
  },
  { field: 'ebooks_url', path: '/ebooks', what: "The link to the Board's e-books is missing" },
  { field: 'map_url', path: '/Contact Us', what: 'The map is missing' },
]

/** Numbers and addresses that can be nobody's. */
const isNobodys = (value: string): boolean =>
  /\.example$/i.test(value) || /^0+$|0{6,}/.test(value.replace(/[\s-]/g, ''))

const recordOf = ({ rows }: State): Partial<School> => rows.school[0] ?? {}

/** Facts of the school that are empty or still those of the sample school. */
export const schoolIdentity: Rule = (state) => {
  const record = recordOf(state)
  return (Object.keys(identity) as (keyof typeof identity)[]).flatMap((field): Gap[] => {
    const value = record[field] ?? null
    const isSample = value === identity[field] || value === sampleSchool[field]
    if (value !== null && !isSample && !isNobodys(value)) return []
    const shown = value ?? identity[field]
    return [
      {
        path: null,
        kind: 'sample',
        what: `${labels[field]}: ${shown}${value === null ? ' (empty in the CMS)' : ''}`,
        todo: inStudio('school', `write the school's own in ${field}`),
      },
    ]
  })
}

const labels = {
  name: 'Name of the school',
  about: 'About the school',
  address: 'Address',
  affiliation_number: 'Affiliation number',
  school_code: 'School code',
  phone: 'Telephone',
  email: 'E-mail',
}

/** Links that a school sets for itself. */
export const schoolLinks: Rule = (state) =>
  links.flatMap(({ field, path, what }): Gap[] => {
    const value = recordOf(state)[field] ?? null
    const todo = inStudio('school', `paste the address into ${field}`)
    if (value === null) return [{ path, kind: 'missing', what, todo }]
    if (field === 'map_url' && value === sampleSchool.map_url)
      return [{ path, kind: 'placeholder', what: 'The map shows a town, not the school', todo }]
    return []
  })
