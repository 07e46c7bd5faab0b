/** The words of the home page that the program says itself. */
export const home = {
  form: {
    title: 'Ask about admission',
    lead: 'Send us your number. We will call you back.',
  },
  fees: {
    range: 'Rs.{lowest} to Rs.{highest}, by class',
    due: 'Due by the {dueDay} of each month',
  },
} as const
