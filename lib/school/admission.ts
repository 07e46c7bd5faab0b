import { formatDay } from '../messages/values.ts'
import { t } from '../messages/messages.ts'

type Admission = { admission: { isOpen: boolean; until: string | null; seats: string | null } }

/** The last day for registration and the seats, while admission is open and the office has set them. */
export function admissionDetails({ admission: { isOpen, until, seats } }: Admission): string[] {
  if (!isOpen) return []
  return [
    until ? t('admission.until', { day: formatDay(until) }) : [],
    seats ? t('admission.seats', { seats }) : [],
  ].flat()
}
