import { definePage } from '../page.ts'

export const events = definePage({
  path: '/Events',
  title: 'Events',
  summary: 'What is on at school.',
  searchWords: 'event events functions programme annual function कार्यक्रम karyakram অনুষ্ঠান',
  picture: 'annual-day',
  awaiting: {
    line: 'The dates of events at school; programmes and invitations will be here when they are ready.',
    dates: {
      kind: 'Event',
      coming: 'Coming events',
      none: 'The date of the next event is not here yet.',
    },
    meanwhile: ['/SchoolCalendar', '/notices', '/Gallery', '/House'],
  },
})
