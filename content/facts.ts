/** The school's figures, each in this one place and used by name. Money is in rupees. */
export const facts = {
  /** Lowest age on admission, for the three sections of the school. */
  minimumAges: ['3+', '6+', '12+'],
  registrationForm: 500,
  /** When registration and admission are attended to, on the days of the admission schedule. */
  admissionHours: '10:00am-02:00pm',
  /** The session for which the admission schedule was printed. */
  admissionSession: '2025-2026',

  feesDueDay: 15,
  lateFineTuition: 100,
  lateFineTransport: 50,
  /** Months of dues after which the name is struck off. */
  strikeOffMonths: 3,

  classStart: '9.40 am',
  minimumAttendancePercent: 85,
  /** Days of absence after which a medical certificate is asked for. */
  certificateAfterDays: 3,

  replyWithinHours: 24,
  /** The website is not for anyone younger, in years. */
  minimumVisitorAge: 13,
  /** Months after which an enquiry is erased. */
  enquiryKeptMonths: 13,
  /** The longest that a complaint about personal data may wait for its answer. */
  grievanceDays: 90,

  /** How many of each the website shows. */
  headingCards: 9,
  panelNotices: 5,
  clubs: 9,
  rules: 31,
  /** How far the page is scrolled when the Pay Fees Online button appears, in pixels. */
  feeButtonScroll: 180,
} as const
