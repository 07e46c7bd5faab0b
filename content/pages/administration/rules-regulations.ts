import type { PageText } from '../../text.ts'
import { links, numbered, paragraph } from '../blocks.ts'
import { rules } from './rules.ts'

export const rulesRegulations: PageText = {
  sample: true,
  blocks: [
    paragraph(
      'Pupils and parents agree to these rules on admission. Please read them together; a rule that is understood is easily kept.',
    ),
    numbered(...rules),
    links(
      ['Fees and payment rules', '/FeePaymentRules'],
      ['Admission procedure', '/Procedure'],
      ['School calendar', '/SchoolCalendar'],
    ),
  ],
}
