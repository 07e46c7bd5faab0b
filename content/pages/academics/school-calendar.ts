import { bullets, heading } from '../blocks.ts'
import { definePage } from '../page.ts'

export const schoolCalendar = definePage({
  path: '/SchoolCalendar',
  title: 'School calendar',
  template: 'calendar',
  summary: 'Working days, holidays and examinations of the session.',
  searchWords:
    'calendar holiday holidays holiday list vacation vacations leave closed summer winter puja festival festivals diwali holi eid christmas muharram bihu dussehra janmashtami guru nanak jayanti saraswati exam dates session academic planner छुट्टी छुट्टियाँ छुट्टियां अवकाश कैलेंडर सूची chhutti chutti avkash ছুটি ছুটির তালিকা ক্যালেন্ডার chhuti chuti',
  aliases: ['/calendar', '/academic-calendar'],
  cardPicture: 'sports-day',
  blocks: [
    heading('If a date changes'),
    bullets(
      'If a date changes, we announce it in the notices.',
      'Diwali, Holi, Eid and some other festivals fall on a new date each year. Look for these dates in the notices.',
      'On examination days, school closes after the paper.',
    ),
  ],
  next: ['/notices', '/Examination', '/Events', '/FeePaymentRules'],
})

/** The texts around the dates of the calendar. */
export const calendarTexts = {
  columns: ['Date', 'What', 'Kind'],
  holidays: { title: 'Holidays in the session {session}', columns: ['Holiday', 'Dates', 'Days'] },
  coming: 'Coming dates',
  none: 'The dates of the session {session} are not here yet.',
  ask: 'New dates are announced in the notices. You can also ask the office on {phone}.',
  earlier: 'Earlier in the session {session}',
  past: 'Session {session}',
  printed:
    'This is the calendar as it was printed. For the dates of today, see the list at the top of the page.',
} as const
