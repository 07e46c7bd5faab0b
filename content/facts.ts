import { GRIEVANCE_DAYS } from 'school-schema/enquiry/consent'

/** The figures of the website itself, each defined here only. Those of the school are in the CMS. */
export const facts = {
  /** The minimum age of the website's visitors, in years. */
  minimumVisitorAge: 13,
  /** The maximum time to answer a complaint about personal data. */
  grievanceDays: GRIEVANCE_DAYS,

  /** The numbers of items that the website shows. */
  headingCards: 9,
  panelNotices: 5,
  /** The scroll distance after which the Pay Fees Online button appears, in pixels. */
  feeButtonScroll: 180,
} as const
