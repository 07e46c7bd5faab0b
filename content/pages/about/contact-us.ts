import { bullets, heading, picture } from '../blocks.ts'
import { definePage } from '../page.ts'

export const contactUs = definePage({
  path: '/Contact Us',
  title: 'Contact us',
  template: 'contact',
  summary: 'Our address, phone number, e-mail, office hours and how to reach the school.',
  searchWords:
    'contact phone number telephone mobile call WhatsApp email e-mail mail address location map directions reach route office hours timing timings time open job jobs vacancy career recruitment संपर्क फोन नंबर नम्बर मोबाइल पता कार्यालय समय नौकरी sampark pata number samay naukri যোগাযোগ ফোন নম্বর ঠিকানা সময় অফিস চাকরি',
  aliases: ['/contact'],
  cardPicture: 'office-desk',
  sample: true,
  blocks: [
    heading('How to reach us'),
    bullets(
      'By bus: get down at Palash Road. The gate is a three-minute walk.',
      'By train: take a bus or an auto from the railway station. It takes about 15 minutes.',
      'By car: park inside the gate. On school days the road is busy from 8:30am to 9:45am.',
      'By wheelchair: there are no steps at the gate, the office or the ground floor.',
    ),
    heading('Whom to ask'),
    bullets(
      'Admission, certificates, change of address or phone number: the school office.',
      'Fees and receipts: the fee counter.',
      'Your child’s studies or behaviour: the class teacher. Come to the open house, or ask for a time in the school diary.',
      'Anything urgent: call the office and ask for the principal.',
    ),
    'When you write to us, give your child’s name, class and section, and your phone number.',
    picture('office-desk'),
  ],
  next: [
    ['Send an admission enquiry', '/TakeAdmission'],
    '/FeePaymentRules',
    '/SexualHarassmentCommittee',
    '/Disclosure',
  ],
})

/** The texts around the facts and the map. */
export const contactTexts = {
  enquire: {
    title: 'Asking about admission?',
    text: 'Send us your number. We reply {replyTime}.',
  },
  map: 'Where to find us',
} as const

/** The contact box of every inside page. */
export const askTheSchool = {
  title: 'Ask the school',
  lead: 'Did not find your answer? Call or write to the school office.',
  hours: 'Office',
  enquiry: 'Send an admission enquiry',
} as const
