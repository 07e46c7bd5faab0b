/** The texts around the dates of the calendar. */
export const calendarTexts = {
  columns: ['Date', 'What', 'Kind'],
  holidays: { title: 'Holidays in the session {session}', columns: ['Holiday', 'Dates', 'Days'] },
  filter: {
    title: 'Show',
    kinds: { All: 'All', Holiday: 'Holidays', Examination: 'Examinations', Event: 'Events' },
  },
  coming: 'Coming dates',
  none: 'The dates of the session {session} are not here yet.',
  ask: 'New dates are announced in the notices. You can also ask the office on {phone}.',
  earlier: 'Earlier in the session {session}',
  past: 'Session {session}',
} as const
