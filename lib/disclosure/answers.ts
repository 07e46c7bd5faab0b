import { type FactKey, resultYears, type BoardClass } from '@/content/pages/about/appendix-ix'
import { disclosureWords as words } from '@/content/pages/about/mandatory-disclosure'
import type { DisclosureFacts, BoardResult } from '../content/collections/disclosure-rows.ts'
import { getPageAt } from '../../content/pages/index.ts'
import { hrefOf } from '../../content/pages/page.ts'
import type { School } from '../content/collections/school.ts'
import { fill } from '../format/fill.ts'
import { telHref } from '../format/phone.ts'

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

// Cut, not rounded: 1.496 teachers to a section are not the 1.5 that the Board asks for.
const exact = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2, roundingMode: 'trunc' })

/** All teachers; null when none of the kinds was counted. */
export function totalOf({ pgt, tgt, prt }: DisclosureFacts['teachers']): number | null {
  const counted = [pgt, tgt, prt].filter((number) => number !== null)
  return counted.length === 0 ? null : counted.reduce((sum, number) => sum + number, 0)
}

/** The teachers section ratio in words; null where it cannot be worked out. */
export function ratioOf({ teachers, sections }: DisclosureFacts): string | null {
  const total = totalOf(teachers)
  if (total === null || !sections) return null
  return fill(words.ratio, { ratio: exact.format(total / sections), teachers: total, sections })
}

// Cut, not rounded: 99.996 per cent are not all.
const percent = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2, roundingMode: 'trunc' })

/** The results of one class in its last years, the newest first. */
export function lastResults(results: readonly BoardResult[], name: BoardClass): BoardResult[] {
  const ofClass = results.filter((result) => result.class === name)
  const years = [...new Set(ofClass.map(({ year }) => year))].toSorted((a, b) => b - a)
  const last = years.slice(0, resultYears)
  return last.flatMap((year) => ofClass.filter((result) => result.year === year))
}

/** "97.5%"; null where the numbers make no sense together. */
export function passPercentage({
  registered,
  passed,
}: Pick<BoardResult, 'registered' | 'passed'>): string | null {
  if (registered === 0 || passed > registered) return null
  return `${percent.format((passed / registered) * 100)}%`
}
