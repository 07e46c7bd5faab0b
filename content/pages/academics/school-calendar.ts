import { bullets, heading } from '../blocks.ts'
import { definePage } from '../page.ts'

export const schoolCalendar = definePage({
  path: '/SchoolCalendar',
  title: 'School calendar',
  template: 'calendar',
  summary: 'Working days, holidays and examinations of the session.',
  searchWords:
    'calendar holiday holidays holiday list vacation vacations leave closed summer winter puja exam dates session academic planner छुट्टी छुट्टियाँ छुट्टियां अवकाश कैलेंडर सूची chhutti chutti avkash ছুটি ছুটির তালিকা ক্যালেন্ডার chhuti chuti',
  aliases: ['/calendar', '/academic-calendar'],
  cardPicture: 'sports-day',
  sample: true,
  blocks: [
    heading('When a date moves'),
    bullets(
      'A date that has to be moved is announced among the notices, which then hold good.',
      'Festivals that follow the moon may fall a day earlier or later than printed.',
      'On the days of an examination the school closes after the paper.',
    ),
  ],
  next: ['/notices', '/Examination', '/Events', '/FeePaymentRules'],
})

type CalendarKind = 'Term' | 'Holiday' | 'Examination' | 'Event'

export type CalendarDate = {
  /** ISO calendar days; `to` is the last day of what lasts longer than one. */
  from: string
  to?: string
  title: string
  kind: CalendarKind
}

/** The dates of the session, in order. */
export const calendarDates: readonly CalendarDate[] = [
  { from: '2025-04-02', title: 'The session begins', kind: 'Term' },
  { from: '2025-04-14', title: 'Ambedkar Jayanti', kind: 'Holiday' },
  { from: '2025-04-15', title: 'Bengali New Year', kind: 'Holiday' },
  { from: '2025-04-18', title: 'Good Friday', kind: 'Holiday' },
  { from: '2025-05-01', title: 'May Day', kind: 'Holiday' },
  { from: '2025-05-09', title: 'Rabindra Jayanti', kind: 'Event' },
  { from: '2025-05-26', to: '2025-06-21', title: 'Summer vacation', kind: 'Holiday' },
  { from: '2025-06-23', title: 'School reopens', kind: 'Term' },
  { from: '2025-07-14', to: '2025-07-19', title: 'Unit test 1', kind: 'Examination' },
  { from: '2025-07-26', title: 'Open house for parents', kind: 'Event' },
  { from: '2025-08-15', title: 'Independence Day: flag hoisting at school', kind: 'Event' },
  { from: '2025-09-05', title: 'Teachers’ Day', kind: 'Event' },
  { from: '2025-09-08', to: '2025-09-20', title: 'Half-yearly examination', kind: 'Examination' },
  { from: '2025-09-28', to: '2025-10-05', title: 'Puja vacation', kind: 'Holiday' },
  { from: '2025-10-11', title: 'Open house for parents', kind: 'Event' },
  { from: '2025-10-20', to: '2025-10-21', title: 'Diwali', kind: 'Holiday' },
  { from: '2025-11-05', title: 'Guru Nanak Jayanti', kind: 'Holiday' },
  { from: '2025-11-14', title: 'Children’s Day', kind: 'Event' },
  { from: '2025-11-24', to: '2025-11-29', title: 'Unit test 2', kind: 'Examination' },
  { from: '2025-12-13', title: 'Annual sports day', kind: 'Event' },
  { from: '2025-12-20', title: 'Annual day', kind: 'Event' },
  { from: '2025-12-25', to: '2026-01-03', title: 'Winter vacation', kind: 'Holiday' },
  { from: '2026-01-05', title: 'School reopens', kind: 'Term' },
  { from: '2026-01-23', title: 'Saraswati Puja', kind: 'Holiday' },
  { from: '2026-01-26', title: 'Republic Day: flag hoisting at school', kind: 'Event' },
  { from: '2026-02-16', to: '2026-02-28', title: 'Annual examination', kind: 'Examination' },
  { from: '2026-03-04', title: 'Holi', kind: 'Holiday' },
  { from: '2026-03-14', title: 'Report cards are given to parents', kind: 'Event' },
  { from: '2026-03-16', title: 'The session ends', kind: 'Term' },
]
