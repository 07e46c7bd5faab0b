import { noticeWords } from '../../../content/pages/general/notices.ts'
import { formatDay, schoolDay } from '../../format/day.ts'
import { fill } from '../../format/fill.ts'
import type { Archived } from './lists.ts'
import type { Schedule } from './publication-status.ts'

/**
 * Says that a notice is past and what its last day was; null for one that is not. What ends at
 * midnight was current until the day before.
 */
export function pastSentence({
  isPast,
  publishUntil,
}: Archived<Pick<Schedule, 'publishUntil'>>): string | null {
  if (!isPast || publishUntil === null) return null
  const lastMoment = new Date(Date.parse(publishUntil) - 1)
  return fill(noticeWords.isPast, { day: formatDay(schoolDay(lastMoment)) })
}
