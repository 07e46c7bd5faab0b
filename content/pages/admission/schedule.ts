/** Whether admission is open, shown on the pages about it. */
export const admissionTexts = {
  open: 'Admission is open for the session {session}.',
  closed:
    'Admission is closed at present. This is the session {session}. To hear when admission opens again, telephone the office on {phone}, {officeHours}.',
} as const
