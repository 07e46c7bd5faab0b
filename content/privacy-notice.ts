import { facts } from './facts.ts'

/** What stands beside the button of the enquiry forms (DPDP Act 2023, sections 5 and 6). */
export const privacyNotice = {
  /**
   * The day from which this notice, and the policy that it leads to, hold. Whoever changes what they
   * promise changes it too; it is stored with each enquiry.
   */
  version: '2026-11-21',
  /** {email} is the school's, as a link. */
  text: `By sending this you confirm that you are the student’s parent or guardian. We use these details only to answer your enquiry, keep them for ${facts.enquiryKeptMonths} months at most, and erase them sooner if you ask us at {email}.`,
  link: 'Privacy policy',
} as const
