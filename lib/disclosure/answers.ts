import type { FactKey } from '@/content/pages/about/appendix-ix'
import { disclosureWords as words } from '@/content/pages/about/mandatory-disclosure'
import type { DisclosureFacts } from '../content/collections/disclosure-facts.ts'
import type { School } from '../content/collections/school.ts'
import { fill } from '../format/fill.ts'
import { telHref } from '../format/phone.ts'
import { hrefOf } from '../../content/pages/page.ts'
import { getPageAt } from '../../content/pages/index.ts'
import { ratioOf, totalOf } from './teachers.ts'

export type Answer = {
  text: string
  href?: string
  /** Where the rest of the answer is. */
  more?: { text: string; href: string }
}

const indian = new Intl.NumberFormat('en-IN')

/** What the form's sections A, D and E state, each fact from its one record; null where nothing is known. */
export function answersOf(school: School, facts: DisclosureFacts): Record<FactKey, Answer | null> {
  return {
    name: stated(school.name),
    affiliationNumber: stated(school.affiliationNumber),
    schoolCode: stated(school.schoolCode),
    address: stated(school.address),
    principalAndQualification: stated(
      [facts.principal, facts.qualification].filter(Boolean).join(', '),
    ),
    email: { text: school.email, href: `mailto:${school.email}` },
    phone: { text: school.phone, href: telHref(school.phone) },

    principal: stated(facts.principal),
    vicePrincipal: stated(facts.vicePrincipal),
    headmistress: stated(facts.headmistress),
    teachers: teachersOf(facts),
    ratio: stated(ratioOf(facts)),
    specialEducator: stated(facts.specialEducator),
    counsellor: stated(facts.counsellor),

    campusArea: counted(facts.campusArea),
    classrooms: sized(facts.classrooms),
    laboratories: sized(facts.laboratories),
    internet: stated(facts.internet),
    girlsToilets: counted(facts.girlsToilets),
    boysToilets: counted(facts.boysToilets),
    inspectionVideo: facts.inspectionVideo
      ? { text: facts.inspectionVideo, href: facts.inspectionVideo }
      : null,
  }
}

const stated = (text: string | null): Answer | null => (text ? { text } : null)

const counted = (number: number | null) => stated(number === null ? null : indian.format(number))

function sized({ number, size }: { number: number | null; size: string | null }): Answer | null {
  if (number === null || size === null) return counted(number) ?? stated(size)
  return { text: fill(words.size, { number: indian.format(number), size }) }
}

function teachersOf({ teachers }: DisclosureFacts): Answer | null {
  const total = totalOf(teachers)
  if (total === null) return null
  const kinds = ['pgt', 'tgt', 'prt'] as const
  const parts = kinds.flatMap((kind) => {
    const number = teachers[kind]
    return number === null ? [] : [fill(words.teacherKinds[kind], { number })]
  })
  return {
    text: fill(words.teachers, { total, parts: parts.join(', ') }),
    more: { text: words.teachersByName, href: hrefOf(getPageAt('/Faculty')) },
  }
}
