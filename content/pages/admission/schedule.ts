import { formatDay } from 'school-schema/day'

/** Whether admission is open, shown on the pages about it. */
export const admissionTexts = {
  open: 'Admission is open for the session {session}.',
  until: 'Last date for registration: {day}.',
  seats: 'Seats: {seats}.',
  past: 'Admission schedule, session {session}',
  closed:
    'Admission is closed at present. This is the session {session}. To hear when admission opens again, telephone the office on {phone}, {officeHours}.',
} as const

type Admission = { admission: { isOpen: boolean; until: string | null; seats: string | null } }

/** The last day for registration and the seats, while admission is open and the office has set them. */
export function admissionDetails({ admission: { isOpen, until, seats } }: Admission): string[] {
  if (!isOpen) return []
  return [
    until ? admissionTexts.until.replace('{day}', formatDay(until)) : [],
    seats ? admissionTexts.seats.replace('{seats}', seats) : [],
  ].flat()
}
