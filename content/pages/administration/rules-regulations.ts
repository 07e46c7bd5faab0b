import { numbered } from '../blocks.ts'
import { definePage } from '../page.ts'

/** The rules and regulations in order, one clause each. */
const rules: readonly string[] = [
  'Classes start at {classStart}. Students come to school before the first bell.',
  'A student who comes late goes to the office first and takes a late slip to the class teacher.',
  'No student leaves during school hours, except with a parent or guardian and a gate pass from the office.',
  'Students attend school regularly. At least {attendance} attendance is needed to write the examinations.',
  'A parent applies for leave in writing before the child takes it.',
  'A medical certificate is required if a student is absent for over {certificateAfter}.',
  'A student who misses an examination because of illness gives a medical certificate within a week. The principal then decides.',
  'A student with an infectious illness stays at home until a doctor says it is safe to return.',
  'Students wear the full, clean school uniform on every school day. Winter uniform starts on the date given in a notice.',
  'Hair is neat and nails are short. Jewellery and make-up are not allowed. Articles of faith are respected.',
  'Students wear the identity card at school and on the school bus.',
  'Students bring the school diary every day. Parents read and sign it.',
  'Students speak English in class. We respect every home language.',
  'Students do their own homework and give it in on time.',
  'Books and notebooks are covered and have the student’s name, class and section on them.',
  'Library books are returned within 14 days. A lost or damaged book is replaced.',
  'Students enter the labs and the smart room only with a teacher, and use the equipment as the teacher says.',
  'Students take care of school property. Parents pay for damage done on purpose.',
  'Mobile phones, costly things and extra money stay at home. The school is not responsible if they are lost.',
  'Students are polite to teachers, staff, visitors and one another.',
  'Bullying and ragging are not allowed, whether in words, by action or by message. A child who sees it tells a teacher, who acts the same day.',
  'No one at this school hits or insults a child. Corporal punishment is forbidden.',
  'Tobacco, alcohol, drugs, weapons and crackers are forbidden on the campus and on the school bus.',
  'If a student cheats in an examination, that paper is cancelled and the parents are called.',
  'Fees are due by the {dueDay} of each month.',
  'After that day a late fine is charged: {lateFines}.',
  'If dues are over {strikeOff}, the student’s name is struck off.',
  'Students who use the school bus get on and off only at their own stop, and stay seated while it moves.',
  'Hostel students follow the hostel timings. They go out only with a person whom the parents have named in writing.',
  'Parents tell the office at once about a new address or phone number. They meet teachers at the open house or by appointment.',
  'Parents give one month’s notice in writing to withdraw a child. The office then settles the accounts and issues the transfer certificate.',
]

export const rulesRegulations = definePage({
  path: '/Rules&Regulations',
  title: 'Rules and regulations',
  summary: 'The rules that students and parents agree to.',
  searchWords:
    'rules regulations discipline uniform dress attendance leave absence late withdrawal transfer certificate TC mobile phone ban नियम अनुशासन वर्दी गणवेश यूनिफॉर्म उपस्थिति niyam vardi ganvesh নিয়ম শৃঙ্খলা ইউনিফর্ম পোশাক niyom',
  aliases: ['/rules'],
  picture: 'morning-bell',
  sample: true,
  blocks: [
    'Students and parents agree to these rules at admission. Please read them with your child.',
    numbered(...rules),
  ],
  next: ['/FeePaymentRules', '/Procedure', '/SchoolCalendar'],
})
