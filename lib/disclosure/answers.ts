import { DEFAULT_LANGUAGE, formatLocale } from 'school-schema/languages'
import type { Locale } from '../messages/messages.ts'
import { type FactKey, resultYears, type BoardClass } from '@/content/appendix-ix'
import * as records from '../content/schema/disclosure-rows.ts'
import type { School } from '../school/school.ts'
import { formatDay } from '../messages/days.ts'
import { kindOfDocument } from '../format/document.ts'
import { fill } from 'school-schema/values/fill'
import { telHref } from '../format/phone.ts'
import { endOfDay } from 'school-schema/day'
import { attempt } from '../server/attempt.ts'

export type Answer = {
  text: string
  href?: string
  /** A link to the rest of the answer. */
  more?: { text: string; href: string }
}

const indian = new Intl.NumberFormat(formatLocale(DEFAULT_LANGUAGE))
// Truncated, not rounded: 99.996 per cent is not all, and 1.496 teachers per section are not the
// required 1.5.
const exact = new Intl.NumberFormat(formatLocale(DEFAULT_LANGUAGE), {
  maximumFractionDigits: 2,
  roundingMode: 'trunc',
})

/** The answers to the facts of sections A, D and E, each from its one record; null if unknown. */
export function answersOf(
  locale: Locale,
  school: School,
  facts: records.DisclosureFacts,
): Record<FactKey, Answer | null> {
  return {
    name: stated(school.name),
    affiliationNumber: stated(school.affiliationNumber),
    schoolCode: stated(school.schoolCode),
    address: stated(school.address),
    principalAndQualification: stated(
      [facts.principal_name, facts.principal_qualification].filter(Boolean).join(', '),
    ),
    email: school.email ? { text: school.email, href: `mailto:${school.email}` } : null,
    phone: school.phone
      ? {
          text: [school.phone, ...school.otherPhones].join(', '),
          href: telHref(school.phone),
        }
      : null,

    principal: stated(facts.principal_name),
    vicePrincipal: stated(facts.vice_principal),
    headmistress: stated(facts.headmistress),
    teachers: teachersOf(locale, facts),
    ratio: stated(ratioOf(locale, facts)),
    specialEducator: stated(facts.special_educator),
    counsellor: stated(facts.counsellor),

    campusArea: counted(facts.campus_area),
    classrooms: sized(locale, facts.classrooms, facts.classroom_size),
    laboratories: sized(locale, facts.laboratories, facts.laboratory_size),
    internet: stated(facts.internet),
    girlsToilets: counted(facts.girls_toilets),
    boysToilets: counted(facts.boys_toilets),
    inspectionVideo: linked(facts.inspection_video),
  }
}

const stated = (text: string | null): Answer | null => (text ? { text } : null)

const linked = (href: string | null): Answer | null => (href ? { text: href, href } : null)

const counted = (number: number | null) => stated(number === null ? null : indian.format(number))

function sized(locale: Locale, number: number | null, size: string | null): Answer | null {
  if (number === null || size === null) return counted(number) ?? stated(size)
  return { text: locale.t('disclosure.size', { number: indian.format(number), size }) }
}

function teachersOf(locale: Locale, facts: records.DisclosureFacts): Answer | null {
  const total = records.countedTeachers(facts)
  if (total === null) return null
  const parts = (['pgt', 'tgt', 'prt'] as const).flatMap((kind) => {
    const number = facts[kind]
    return number === null ? [] : [fill(locale.messages.disclosure.teacherKinds[kind], { number })]
  })
  return {
    text: locale.t('disclosure.teachers', { total, parts: parts.join(', ') }),
    more: { text: locale.t('disclosure.teachersByName'), href: '/Faculty' },
  }
}

/** The number of teachers per section as text; null if it cannot be calculated. */
export function ratioOf(
  locale: Locale,
  { sections, ...facts }: records.DisclosureFacts,
): string | null {
  const total = records.countedTeachers(facts)
  if (total === null || !sections) return null
  return locale.t('disclosure.ratio', {
    ratio: exact.format(total / sections),
    teachers: total,
    sections,
  })
}

/** The results of one class for the last years, newest first. */
export function lastResults(
  results: readonly records.BoardResult[],
  name: BoardClass,
): records.BoardResult[] {
  const ofClass = results.filter((result) => result.class === name)
  const years = [...new Set(ofClass.map(({ year }) => year))].toSorted((a, b) => b - a)
  const last = years.slice(0, resultYears)
  return last.flatMap((year) => ofClass.filter((result) => result.year === year))
}

/** "97.5%"; null if the numbers are inconsistent. */
export function passPercentage({
  registered,
  passed,
}: Pick<records.BoardResult, 'registered' | 'passed'>): string | null {
  if (registered === 0 || passed > registered) return null
  return `${exact.format((passed / registered) * 100)}%`
}

type Link = {
  text: string
  href: string
  /** "PDF, 24 kB"; null if unknown. */
  kind: string | null
}

/**
 * The link to a document; null for one that is only a remark.
 * @param titleAt the title of the page at a path
 */
export function linkOf(
  locale: Locale,
  { title, file, url }: records.DisclosureDocument,
  titleAt: (path: string) => string | undefined,
): Link | null {
  const kind = kindOfDocument(locale, { file, url })
  if (file) return { text: title ?? file.title, href: `/assets/${file.id}`, kind }
  if (!url) return null
  const other = locale.t('disclosure.document')
  if (!url.startsWith('/')) return { text: title ?? URL.parse(url)?.host ?? other, href: url, kind }
  // An editor may have copied a percent-encoded address from the browser.
  const path = attempt(() => decodeURI(url)) ?? url
  return { text: title ?? titleAt(path) ?? other, href: encodeURI(path), kind }
}

/** Sentences about the dates of a document; `today` is the school's day, YYYY-MM-DD. */
export function datesOf(
  locale: Locale,
  { issuedOn, validUntil }: Pick<records.DisclosureDocument, 'issuedOn' | 'validUntil'>,
  today: string,
): { issued: string | null; valid: string | null; hasPassed: boolean; until: string | null } {
  const hasPassed = validUntil !== null && validUntil < today
  return {
    issued: issuedOn && locale.t('disclosure.issuedOn', { day: formatDay(locale, issuedOn) }),
    valid:
      validUntil &&
      fill(
        hasPassed ? locale.messages.disclosure.hasPassed : locale.messages.disclosure.validUntil,
        {
          day: formatDay(locale, validUntil),
        },
      ),
    hasPassed,
    until: validUntil && !hasPassed ? endOfDay(validUntil) : null,
  }
}
