import { facts } from '../../facts.ts'

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
