import type { PageText } from '../../text.ts'
import { bullets, factList, heading, links, paragraph, picture } from '../blocks.ts'

export const contactUs: PageText = {
  blocks: [
    factList({
      Address: '{address}',
      Telephone: '{phone}',
      'E-mail': '{email}',
      'School office': '{officeHours}',
      'Fee counter': '{feeHours}',
      'CBSE affiliation number': '{affiliationNumber}',
      'School code': '{schoolCode}',
    }),
    heading('What to ask for'),
    bullets(
      'Admission, certificates, change of address or telephone number: the school office.',
      'Fees and receipts: the fee counter.',
      'Your child’s work or conduct: the class teacher, at the open house or by appointment through the school diary.',
      'Anything that cannot wait: telephone the office and ask for the principal.',
    ),
    paragraph(
      'When you write, give the child’s name, class and section, and a number on which we may call you back.',
    ),
    picture('office-desk'),
    links(
      ['Send an admission enquiry', '/TakeAdmission'],
      ['Fees and payment rules', '/FeePaymentRules'],
      ['Sexual harassment committee', '/SexualHarassmentCommittee'],
      ['Mandatory Public Disclosure', '/Disclosure'],
    ),
  ],
}
