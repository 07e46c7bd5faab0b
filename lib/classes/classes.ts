import { parseClass } from 'school-schema/classes/class-names'
import { isOfClass, type ClassOfSchool } from './classes-in.ts'
import type { Locale } from '../messages/messages.ts'
import { termName } from '../messages/names.ts'
import { listed } from '../messages/values.ts'

/** The permanent address of a class, in English and encoded. */
export const classHref = ({ slug }: Pick<ClassOfSchool, 'slug'>): string =>
  `/Class/${encodeURIComponent(slug)}`

/** Whether a row is for a class: one for nobody in particular is for all. */
export const concerns = (
  { audience }: { audience: readonly string[] },
  found: ClassOfSchool,
): boolean => audience.length === 0 || audience.some((group) => isOfClass(group, found))

/** The class of a name in the language of a page: "Class VI", "Class 6-A", "Nursery", "कक्षा 6" as it is. */
export function className(locale: Locale, { name, known }: Omit<ClassOfSchool, 'slug'>): string {
  const short = name.replace(/^(?:class|std\.?|standard|grade)\b[\s.-]*/i, '')
  const isNumbered = known !== null && /^[IVX]+$/.test(known.level)
  if (isNumbered && /^[\x20-\x7e]+$/.test(short)) return locale.t('values.class', { name: short })
  return termName(locale, name)
}

/** "For Class VI and Hostel"; null for everybody. */
export function audienceText(
  locale: Locale,
  { audience }: { audience: readonly string[] },
): string | null {
  if (audience.length === 0) return null
  const groups = audience.map((name) => className(locale, { name, known: parseClass(name) }))
  return locale.t('classes.for', { groups: listed(locale, groups) })
}
