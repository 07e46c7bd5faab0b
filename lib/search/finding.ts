/** What can be found, best placed first where all else is equal. */
export const kinds = ['page', 'notice', 'staff', 'document'] as const

export type Kind = (typeof kinds)[number]

/** One thing that a search can find. */
export type Finding = {
  id: string
  kind: Kind
  title: string
  href: string
  /** What it is, for who reads the results: "Notice of 12 December 2025". */
  label: string
  /** Other words that people know it by. */
  names: string
  /** One sentence about it; may be empty. */
  summary: string
  /** All that it says; may be empty. */
  text: string
  /** The calendar day of what has one, YYYY-MM-DD. */
  date: string | null
}
