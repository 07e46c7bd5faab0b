import { t } from '../messages/messages.ts'
import type { Teacher } from '../content/collections/faculty.ts'
import { fold, wordsOf } from '../search/words.ts'

const orders = ['department', 'name', 'designation'] as const

export type Order = (typeof orders)[number]

/** Teachers under one heading; null without a heading. */
export type Group = { department: string | null; staff: readonly Teacher[] }

/** The order in the query; by department by default. */
export function readOrder(asked: string | undefined): Order {
  return orders.find((order) => order === asked) ?? 'department'
}

const { compare } = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true })

const byName = (one: Teacher, other: Teacher) => compare(nameKey(one.name), nameKey(other.name))

/** Teachers without a designation come last. */
function byDesignation(one: Teacher, other: Teacher): number {
  const missing = Number(!one.designation) - Number(!other.designation)
  return missing || compare(one.designation ?? '', other.designation ?? '') || byName(one, other)
}

/** Departments in the order of their first teachers, ignoring case; teachers without one come last. */
function byDepartment(staff: readonly Teacher[]): Group[] {
  const groups = [...Map.groupBy(staff, ({ department }) => department?.toLowerCase() ?? '')]
  return groups
    .toSorted(([one], [other]) => Number(one === '') - Number(other === ''))
    .map(([, members]) => ({ department: members[0]?.department ?? null, staff: members }))
}

/** The teachers as the table shows them. */
export function sortTeachers(staff: readonly Teacher[], order: Order): Group[] {
  if (order === 'department') return byDepartment(staff)
  const sorted = staff.toSorted(order === 'name' ? byName : byDesignation)
  return [{ department: null, staff: sorted }]
}

/** The number of teachers shown: "24 teachers", "3 of 24 teachers". */
export function countTeachers(shown: number, all: number): string {
  return shown === all
    ? t('faculty.all', { count: all })
    : t('faculty.count', { found: shown, all })
}

/** Titles before a name. */
const honorifics = new Set(
  [
    'Mr',
    'Mrs',
    'Ms',
    'Miss',
    'Dr',
    'Prof',
    'Shri',
    'Sri',
    'Smt',
    'Km',
    'Kumari',
    'Fr',
    'Sr',
    'श्री',
    'श्रीमती',
    'सुश्री',
    'कुमारी',
    'डॉ',
    'শ্রী',
    'শ্রীমতী',
    'ডঃ',
  ].map(fold),
)

/** A name without titles, folded, as the key for sorting and comparison. */
function nameKey(name: string): string {
  const words = wordsOf(name).map(fold)
  const first = words.findIndex((word) => !honorifics.has(word))
  return words.slice(Math.max(first, 0)).join(' ')
}

/** Degrees are written with dots and typed without: "M.Sc." has the words m, sc and msc. */
const keysOf = (text: string): string[] =>
  [...wordsOf(text), ...wordsOf(text.replaceAll('.', ''))].map(fold)

/** The words of a query; titles only count if there are no other words. */
function queryWords(question: string): string[] {
  const words = wordsOf(question).map(fold)
  const telling = words.filter((word) => !honorifics.has(word))
  return telling.length > 0 ? telling : words
}

/**
 * The teachers for whom each word of the query is the start of a word in name, designation,
 * qualification or department. Case, accents, punctuation and titles make no difference.
 */
export function findTeachers(staff: readonly Teacher[], question: string): readonly Teacher[] {
  const asked = queryWords(question)
  if (asked.length === 0) return staff
  return staff.filter(({ name, designation, qualification, department }) => {
    const texts = [name, designation, qualification, department]
    const keys = texts.flatMap((text) => keysOf(text ?? ''))
    return asked.every((word) => keys.some((key) => key.startsWith(word)))
  })
}
