/** The school's figures, each in this one place and used by name. Money is in rupees. */
export const facts = {
  /** Lowest age on admission, for the three sections of the school. */
  minimumAges: ['3+', '6+', '12+'],
  feesDueDay: 15,
  lateFineTuition: 100,
  lateFineTransport: 50,
  /** Months of dues after which the name is struck off. */
  strikeOffMonths: 3,
  registrationForm: 500,
  minimumAttendancePercent: 85,
  replyWithinHours: 24,
} as const
