/** The most frequent questions of parents, one tap away on the home page. */
export const quickAnswers = {
  title: 'Quick answers',
  fees: 'Fees',
  apply: { term: 'How to apply', value: 'Steps and documents' },
  call: 'Call the office',
  /** Whether the office is open today. `{title}` is a holiday of the school calendar. */
  openToday: 'Open today {officeHours}',
  sunday: 'Closed today (Sunday)',
  holiday: 'School holiday today ({title}). Please call before you come.',
  whatsapp: 'WhatsApp',
  directions: 'Directions',
  holidays: { term: 'Holidays', value: 'School calendar' },
  enquire: 'Ask about admission',
} as const
