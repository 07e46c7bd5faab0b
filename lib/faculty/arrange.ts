import type { Teacher } from '../content/collections/faculty.ts'
import { fold, wordsOf } from '../search/words.ts'

export const orders = {
  department: 'By department',
  name: 'By name',
  designation: 'By designation',
} as const

export type Order = keyof typeof orders

/** Teachers under one heading; null where there is none to put over them. */
export type Group = { department: string | null; staff: readonly Teacher[] }

/** The order that an address asks for; by department unless it asks for another. */
export function readOrder(asked: string | undefined): Order {
  return asked !== undefined && Object.hasOwn(orders, asked) ? (asked as Order) : 'department'
}

const { compare } = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true })

const byName = (one: Teacher, other: Teacher) =>
  compare(withoutHonorifics(one.name), withoutHonorifics(other.name))

/** Teachers without a designation come last. */
function byDesignation(one: Teacher, other: Teacher): number {
  const missing = Number(!one.designation) - Number(!other.designation)
  return missing || compare(one.designation ?? '', other.designation ?? '') || byName(one, other)
}

/**
 * The departments in the order in which the office has put their first teachers; spellings that
 * differ in case alone are one. Teachers without a department come last.
 */
function byDepartment(staff: readonly Teacher[]): Group[] {
  const departments = Map.groupBy(staff, ({ department }) => department?.toLowerCase() ?? '')
  const others = departments.get('') ?? []
  departments.delete('')
  return [
    ...[...departments.values()].map((members) => groupOf(members)),
    ...(others.length > 0 ? [groupOf(others)] : []),
  ]
}

function groupOf(staff: readonly Teacher[]): Group {
  return { department: staff[0]?.department ?? null, staff }
}

/** The teachers as the table shows them. */
export function arrange(staff: readonly Teacher[], order: Order): Group[] {
  if (order === 'department') return byDepartment(staff)
  const sorted = staff.toSorted(order === 'name' ? byName : byDesignation)
  return [{ department: null, staff: sorted }]
}

/** How many teachers are shown: "24 teachers", "3 of 24 teachers". */
export function countTeachers(shown: number, all: number): string {
  const teachers = all === 1 ? 'teacher' : 'teachers'
  return shown === all ? `${all} ${teachers}` : `${shown} of ${all} ${teachers}`
}

const folded = new Set(
  [
    ...['Mr', 'Mrs', 'Ms', 'Miss', 'Dr', 'Prof', 'Shri', 'Sri', 'Smt', 'Km', 'Kumari', 'Fr', 'Sr'],
    ...['श्री', 'श्रीमती', 'सुश्री', 'कुमारी', 'डॉ', 'শ্রী', 'শ্রীমতী', 'ডঃ'],
  ].map(fold),
)

/** True for a folded word that is a title before a name, such as `mrs`. */
export function isHonorific(word: string): boolean {
  return folded.has(word)
}

/** A name without the titles before it, folded: what it is sorted by. */
function withoutHonorifics(name: string): string {
  const words = wordsOf(name).map(fold)
  const first = words.findIndex((word) => !isHonorific(word))
  return words.slice(Math.max(first, 0)).join(' ')
}
