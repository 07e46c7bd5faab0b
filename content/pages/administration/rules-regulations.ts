import { facts } from '../../facts.ts'
import { numbered } from '../blocks.ts'
import { definePage } from '../page.ts'

/** The rules and regulations, one clause each, in their order. */
export const rules: readonly string[] = [
  `Classes start at ${facts.classStart}. Pupils are in school before the first bell.`,
  'A pupil who comes late reports to the office and takes a late slip to the class teacher.',
  'No pupil leaves during school hours except with a parent or guardian and a gate pass from the office.',
  `Pupils attend regularly. At least ${facts.minimumAttendancePercent}% attendance is needed to sit the examinations.`,
  'Leave is asked for in writing by a parent, before it is taken.',
  `A medical certificate is required of a pupil who is absent for over ${facts.certificateAfterDays} days.`,
  'A pupil who misses an examination through illness sends the medical certificate within the week; the principal decides what follows.',
  'A pupil with an infectious illness stays at home until a doctor certifies that the danger is past.',
  'The school uniform is worn clean and complete on every school day. The winter uniform is worn from the date announced.',
  'Hair is neat and nails are short. Jewellery and make-up are not worn; articles of faith are respected.',
  'The identity card is worn at school and on the school bus.',
  'The school diary comes to school every day. Parents read it and sign it.',
  'English is spoken in lessons. Every language of home is treated with respect.',
  'Homework is the pupil’s own work and is handed in on the day it is due.',
  'Books and exercise books are covered and bear the pupil’s name, class and section.',
  'A library book is returned within fourteen days. A lost or spoiled book is replaced.',
  'Laboratories and the smart room are entered with a teacher only, and apparatus is used as the teacher directs.',
  'School property is treated with care. Damage done wilfully is made good by the parents.',
  'Mobile telephones, costly articles and more money than the day needs are left at home. The school does not answer for their loss.',
  'Pupils are courteous to teachers, staff, visitors and one another.',
  'Bullying and ragging, by word, deed or message, are not tolerated. A child who sees it tells a teacher, who acts the same day.',
  'No one at this school strikes or humiliates a child. Corporal punishment is forbidden.',
  'Tobacco, alcohol, drugs, weapons and fireworks are forbidden on the campus and on the school bus.',
  'A pupil who uses unfair means in an examination forfeits that paper, and the parents are called.',
  `Fees are due by the ${facts.feesDueDay}th of each month.`,
  `After that day a late fine of Rs.${facts.lateFineTuition} is charged for tuition and Rs.${facts.lateFineTransport} for transport.`,
  `A pupil whose dues are over ${facts.strikeOffMonths} months is struck off the rolls.`,
  'Pupils who come by school bus board and leave it at their own stop only, and stay seated while it moves.',
  'Boarders keep the hours of the hostel, and leave it only with a person whom the parents have named in writing.',
  'Parents tell the office at once of a new address or telephone number, and see teachers at the open house or by appointment.',
  'A pupil is withdrawn by a month’s notice in writing. The office then settles the accounts and issues the transfer certificate.',
]

export const rulesRegulations = definePage({
  path: '/Rules&Regulations',
  title: 'Rules and regulations',
  summary: 'The rules that pupils and parents agree to.',
  searchWords:
    'rules regulations discipline uniform dress attendance leave absence late withdrawal transfer certificate TC mobile phone ban नियम अनुशासन वर्दी गणवेश यूनिफॉर्म उपस्थिति niyam vardi ganvesh নিয়ম শৃঙ্খলা ইউনিফর্ম পোশাক niyom',
  aliases: ['/rules'],
  picture: 'morning-bell',
  sample: true,
  blocks: [
    'Pupils and parents agree to these rules on admission. Please read them together; a rule that is understood is easily kept.',
    numbered(...rules),
  ],
  next: ['/FeePaymentRules', '/Procedure', '/SchoolCalendar'],
})
