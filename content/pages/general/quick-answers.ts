/** The most frequent questions of parents, one tap away on the home page. */
export const quickAnswers = {
  title: 'Quick answers',
  fees: 'Fees',
  apply: { term: 'How to apply', value: 'Steps and documents' },
  call: 'Call the office',
  /** Whether the office is open now, or its hours if the settings do not give its days. */
  office: {
    open: 'Open now, until {closes}',
    opens: 'Closed now, opens {opens}',
    /** `{title}` is a holiday of the school calendar. */
    holiday: 'Closed today ({title}), opens {opens}',
    closed: 'Closed now',
    hours: 'Office {officeHours}',
  },
  /** Whether there is school today, followed by what the calendar has. */
  school: { open: 'School today', closed: 'No school today', reopens: 'reopens {day}' },
  whatsapp: 'WhatsApp',
  directions: 'Directions',
  holidays: { term: 'Holidays', value: 'School calendar' },
  enquire: 'Ask about admission',
} as const
