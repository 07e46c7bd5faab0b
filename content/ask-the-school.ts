/** The box at the side of every inside page. */
export const askTheSchool = {
  title: 'Ask the school',
  lead: 'The office answers whatever this page leaves open.',
  hours: 'Office',
  enquiry: 'Send an admission enquiry',
} as const
