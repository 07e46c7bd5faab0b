/** The school's figures, each defined here only. Money is in rupees. */
export const facts = {
  /** Minimum age at admission, for the three sections of the school. */
  minimumAges: ['3+', '6+', '12+'],
  registrationForm: 500,
  /** The hours of registration and admission on the days of the admission schedule. */
  admissionHours: '10:00am-02:00pm',
  /** The session of the printed admission schedule. */
  admissionSession: '2025-2026',

  feesDueDay: 15,
  lateFineTuition: 100,
  lateFineTransport: 50,
  /** Months of dues after which the name is struck off. */
  strikeOffMonths: 3,

  classStart: '9.40 am',
  minimumAttendancePercent: 85,
  /** Days of absence after which a medical certificate is required. */
  certificateAfterDays: 3,

  replyWithinHours: 24,
  /** The minimum age of the website's visitors, in years. */
  minimumVisitorAge: 13,
  /** The retention of enquiries in months. */
  enquiryKeptMonths: 13,
  /** The maximum time to answer a complaint about personal data. */
  grievanceDays: 90,

  /** The numbers of items that the website shows. */
  headingCards: 9,
  panelNotices: 5,
  clubs: 9,
  rules: 31,
  /** The scroll distance after which the Pay Fees Online button appears, in pixels. */
  feeButtonScroll: 180,
} as const
