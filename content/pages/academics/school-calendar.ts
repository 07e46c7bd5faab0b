import type { PageText } from '../../text.ts'
import { bullets, heading, links } from '../blocks.ts'

export const schoolCalendar: PageText = {
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
}
