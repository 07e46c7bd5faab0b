/** The texts around the facts and the map. */
export const contactTexts = {
  enquire: {
    title: 'Asking about admission?',
    text: 'Send us your number. We reply {replyTime}.',
  },
  map: 'Where to find us',
} as const

/** The contact box of every inside page. */
export const askTheSchool = {
  title: 'Ask the school',
  lead: 'Did not find your answer? Call or write to the school office.',
  hours: 'Office',
  enquiry: 'Send an admission enquiry',
} as const
