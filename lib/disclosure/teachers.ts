import { disclosureWords as words } from '@/content/pages/about/mandatory-disclosure'
import type { DisclosureFacts } from '../content/collections/disclosure-facts.ts'
import { fill } from '../format/fill.ts'

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
