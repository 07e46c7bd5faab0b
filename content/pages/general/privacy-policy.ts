import { facts } from '../../facts.ts'
import { bullets, factList, heading } from '../blocks.ts'
import { definePage } from '../page.ts'

/** The notice required by the Digital Personal Data Protection Act, 2023 (sections 5 and 6). */
export const privacyPolicy = definePage({
  path: '/Privery_policy',
  title: 'Privacy policy',
  row: 'privacy_policy',
  summary: 'What we do with the details you send us, and your rights.',
  searchWords:
    'privacy policy data protection personal information cookies delete गोपनीयता গোপনীয়তা',
  aliases: ['/privacy', '/privacy-policy'],
  blocks: [
    'This page says what we do with the details you send us through this website, and what your rights are. It follows the Digital Personal Data Protection Act, 2023.',
    'You can ask the school office for this page in Hindi, Bengali or any other language of the Eighth Schedule to the Constitution.',
    heading('Who we are'),
    '{name}, {address}, decides why and how these details are used, and is responsible for them.',
    heading('Who may use this website'),
    `This website is not for users under ${facts.minimumVisitorAge}. The enquiry forms are for parents and guardians. The sender confirms that he or she is the parent or guardian of the child named in the form. A student under 18 should ask a parent to write.`,
    heading('What we collect'),
    'Only what you type into one of these two forms:',
    factList({
      'Quick form on the home page':
        'The child’s name, age and present class, and a contact number. A WhatsApp number if you give one.',
      'Admission enquiry':
        'Name and age of the student, and a contact number. Previous school and address if you give them.',
    }),
    'We also keep the date and time of sending, and which version of this notice you saw. To notice a form that is sent twice, our server keeps a digest of it for one day. Nobody can read your details from it.',
    heading('Why we use it'),
    'Only to answer your enquiry about admission. We do not use these details for advertising, sell them, or build a profile of any child. You need not send them: the office answers the same questions on the phone.',
    heading('Who sees it'),
    'The office staff who answer enquiries, and the person who maintains our server, when that is needed to keep it working. Nobody else, unless a law or a court requires it.',
    heading('How long we keep it'),
    `We keep an enquiry for ${facts.enquiryKeptMonths} months and then erase it. If the child joins the school, the school’s own admission form takes its place.`,
    heading('Cookies and other companies'),
    bullets(
      'This website sets no cookies and does not follow you from page to page.',
      'Your browser contacts no other company until you choose it. A map, an online form or a payment page of another company opens only when you click. That company’s own policy then applies.',
      'Details from the forms are sent encrypted when our address begins with https. They are never part of a web address or of our server’s log.',
    ),
    heading('Your rights'),
    'You can write to {email}, call {phone} or come to the office, and:',
    bullets(
      'see what we have about you and your child, and to whom it was given;',
      'have it corrected, completed or updated;',
      'withdraw your consent at any time, as easily as you gave it. We then stop using the details and erase them;',
      'have them erased earlier;',
      'name a person who may use these rights if you no longer can.',
    ),
    'Tell us the contact number that you gave in the enquiry, so that we can find it and know that it is yours.',
    heading('Complaints'),
    `The principal is our grievance officer: {email}, {phone}, {address}. You will get an answer within ${facts.grievanceDays} days at the latest. If you are not satisfied, you may complain to the Data Protection Board of India.`,
    'If your details ever get into the wrong hands, we will tell you and the Board without delay. If this notice changes in substance, the new one will be here before we apply it.',
  ],
  next: ['/Contact Us', ['Send an admission enquiry', '/TakeAdmission']],
})

/** The notice beside the button of the enquiry forms (DPDP Act 2023, sections 5 and 6). */
export const privacyNotice = {
  /**
   * The date of this notice and of the policy that it links to, stored with each enquiry. Change it
   * with any change of what they promise.
   */
  version: '2026-11-21',
  /** {email} is the school's, as a link. */
  text: `By sending this you confirm that you are the student’s parent or guardian. We use these details only to answer your enquiry, keep them for ${facts.enquiryKeptMonths} months at most, and erase them sooner if you ask us at {email}.`,
  link: 'Privacy policy',
} as const
