import { facts } from '../../facts.ts'
import { bullets, factList, heading } from '../blocks.ts'
import { definePage } from '../page.ts'

/** The notice that the Digital Personal Data Protection Act, 2023 asks for (sections 5 and 6). */
export const privacyPolicy = definePage({
  path: '/Privery_policy',
  title: 'Privacy policy',
  row: 'privacy_policy',
  summary: 'What we do with the details you send us, and your rights.',
  searchWords:
    'privacy policy data protection personal information cookies delete गोपनीयता গোপনীয়তা',
  aliases: ['/privacy', '/privacy-policy'],
  blocks: [
    'This page says what becomes of the details you send us through this website, and what you may ask of us. It follows the Digital Personal Data Protection Act, 2023.',
    'If you would rather have it in Hindi, Bengali or another language of the Eighth Schedule to the Constitution, ask the school office.',
    heading('Who we are'),
    '{name}, {address}, decides why and how these details are used and answers for them.',
    heading('Who may use this website'),
    `This website is not for users under ${facts.minimumVisitorAge}. The enquiry forms are for parents and guardians: the sender confirms being the parent or guardian of the child named in it. A pupil under 18 should ask a parent to write.`,
    heading('What we collect'),
    'Only what you type into one of two forms:',
    factList({
      'Quick form on the home page':
        'Name, age, present class and contact number; a WhatsApp number if you give one.',
      'Admission enquiry':
        'Name and age of the student and a contact number; previous school and address if you give them.',
    }),
    'With it we keep the day and time of sending and which version of this notice you saw. To know a form that is sent twice, our server remembers for a day a digest from which nobody can read the details.',
    heading('What for'),
    'For one purpose: to answer your enquiry about admission. We do not advertise with these details, sell them, or build a profile of any child. You need not send them: the office answers the same questions by telephone.',
    heading('Who sees it'),
    'The members of the school office who answer enquiries, and the person who maintains our server, where that is needed to keep it working. Nobody else, unless a law or a court requires it.',
    heading('How long we keep it'),
    `An enquiry is kept for ${facts.enquiryKeptMonths} months and then erased. If the child is admitted, the school’s own admission form takes its place.`,
    heading('Cookies and other companies'),
    bullets(
      'This website sets no cookies and does not follow you from page to page.',
      'Nothing is requested from another company before you choose it. A map, an online form or a payment page of another company opens only when you click, and that company’s own policy then holds.',
      'Details from the forms travel encrypted where our address begins with https. They are never part of an address or of our server’s log.',
    ),
    heading('Your rights'),
    'Write to {email}, telephone {phone}, or come to the office, and you may',
    bullets(
      'see what we hold about you and your child, and to whom it was given;',
      'have it corrected, completed or brought up to date;',
      'withdraw your consent at any time, as easily as you gave it; we then stop using the details and erase them;',
      'have them erased before their time;',
      'name a person who may exercise these rights if you no longer can.',
    ),
    'Tell us the contact number that you sent with the enquiry, so that we find it and know that it is yours.',
    heading('Complaints'),
    `The principal is our grievance officer: {email}, {phone}, {address}. You receive an answer within ${facts.grievanceDays} days at the latest. If it does not satisfy you, you may complain to the Data Protection Board of India.`,
    'Should your details ever come into the wrong hands, we tell you and the Board without delay. If this notice changes in substance, the new one stands here before it is applied.',
  ],
  next: ['/Contact Us', ['Send an admission enquiry', '/TakeAdmission']],
})

/** What stands beside the button of the enquiry forms (DPDP Act 2023, sections 5 and 6). */
export const privacyNotice = {
  /**
   * The day from which this notice, and the policy that it leads to, hold. Anyone who changes what they
   * promise changes it too; it is stored with each enquiry.
   */
  version: '2026-11-21',
  /** {email} is the school's, as a link. */
  text: `By sending this you confirm that you are the student’s parent or guardian. We use these details only to answer your enquiry, keep them for ${facts.enquiryKeptMonths} months at most, and erase them sooner if you ask us at {email}.`,
  link: 'Privacy policy',
} as const
