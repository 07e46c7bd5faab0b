import { bullets, heading, links } from '../blocks.ts'
import { definePage } from '../page.ts'

export const schoolCalendar = definePage({
  path: '/SchoolCalendar',
  title: 'School calendar',
  template: 'calendar',
  group: 'academics',
  row: 'school_calendar',
  summary: 'Working days, holidays and examinations of the session.',
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
    links(
      ['Notices', '/notices'],
      ['Examination', '/Examination'],
      ['Events', '/Events'],
      ['Fees and payment rules', '/FeePaymentRules'],
    ),
  ],
})
