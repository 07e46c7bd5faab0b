import { facts } from '../../facts.ts'
import { bullets, heading, picture } from '../blocks.ts'
import { definePage } from '../page.ts'

export const contactUs = definePage({
  path: '/Contact Us',
  title: 'Contact us',
  template: 'contact',
  summary: 'Address, telephone, e-mail, office hours and how to find the school.',
  searchWords:
    'contact phone number telephone mobile call WhatsApp email e-mail mail address location map directions reach route office hours timing timings time open job jobs vacancy career recruitment संपर्क फोन नंबर नम्बर मोबाइल पता कार्यालय समय नौकरी sampark pata number samay naukri যোগাযোগ ফোন নম্বর ঠিকানা সময় অফিস চাকরি',
  aliases: ['/contact'],
  cardPicture: 'office-desk',
  sample: true,
  blocks: [
    heading('How to come'),
    bullets(
      'By bus: get down at the stop Palash Road; the gate is three minutes away on foot.',
      'By train: from the railway station by bus or auto-rickshaw, about fifteen minutes.',
      'By car: visitors park inside the gate. On school days the road is full from half past eight to a quarter to ten.',
      'In a wheelchair: the gate, the office and the ground floor have no steps.',
    ),
    heading('What to ask for'),
    bullets(
      'Admission, certificates, change of address or telephone number: the school office.',
      'Fees and receipts: the fee counter.',
      'Your child’s work or conduct: the class teacher, at the open house or by appointment through the school diary.',
      'Anything that cannot wait: telephone the office and ask for the principal.',
    ),
    'When you write, give the child’s name, class and section, and a number on which we may call you back.',
    picture('office-desk'),
  ],
  next: [
    ['Send an admission enquiry', '/TakeAdmission'],
    '/FeePaymentRules',
    '/SexualHarassmentCommittee',
    '/Disclosure',
  ],
})

/** What the contact page says around the facts and the map. */
export const contactWords = {
  enquire: {
    title: 'Asking about admission?',
    text: `Leave your number: the office replies within ${facts.replyWithinHours} hours.`,
  },
  map: 'Where to find us',
} as const

/** The box at the side of every inside page. */
export const askTheSchool = {
  title: 'Ask the school',
  lead: 'The office answers whatever this page leaves open.',
  hours: 'Office',
  enquiry: 'Send an admission enquiry',
} as const
