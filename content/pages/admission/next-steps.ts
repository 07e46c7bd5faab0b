/** The texts beside the admission enquiry: what happens next, and frequent questions. */
export const nextSteps = {
  title: 'What happens next',
  atAGlance: 'At a glance',
  print: 'Print this list',
  steps: [
    'The office calls you {replyTime}.',
    'You visit the school with your child and meet a teacher.',
    'You fill in the registration form at the office.',
    'The office tells you whether there is a seat, and in which class.',
  ],
  facts: {
    'Minimum age': '{minimumAges}',
    'Registration form': '{registrationFee}',
    'Registration hours': '{registrationHours}',
  },
  more: [
    { text: 'Documents to bring', path: '/Procedure' },
    { text: 'Fees by class', path: '/FeePaymentRules' },
  ],
} as const
