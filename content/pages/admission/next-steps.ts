/** The facts of admission, beside the enquiry form and the steps. */
export const nextSteps = {
  atAGlance: 'At a glance',
  print: 'Print this list',
  facts: {
    'Minimum age': '{minimumAges}',
    'Registration form': '{registrationFee}',
    'Registration hours': '{registrationHours}',
  },
} as const
