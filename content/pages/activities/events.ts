import { definePage } from '../page.ts'

export const events = definePage({
  path: '/Events',
  title: 'Events',
  summary: 'What is on at school.',
  searchWords: 'event events functions programme annual function कार्यक्रम karyakram অনুষ্ঠান',
  picture: 'annual-day',
  awaiting: {
    line: 'Programmes and invitations for events at school will be here.',
    dates: { kind: 'Event', caption: 'Events in the school calendar' },
    meanwhile: ['/SchoolCalendar', '/notices', '/Gallery', '/House'],
  },
})
