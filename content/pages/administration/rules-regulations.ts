import { links, numbered, paragraph } from '../blocks.ts'
import { definePage } from '../page.ts'
import { rules } from './rules.ts'

export const rulesRegulations = definePage({
  path: '/Rules&Regulations',
  title: 'Rules and regulations',
  template: 'text',
  group: 'administration',
  row: 'rules_regulations',
  summary: 'The rules that pupils and parents agree to.',
  aliases: ['/rules'],
  picture: 'morning-bell',
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
})
