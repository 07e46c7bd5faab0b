import { facts } from './facts.ts'

/** What the contact page says around the facts and the map. */
export const contactWords = {
  enquire: {
    title: 'Asking about admission?',
    text: `Leave your number: the office replies within ${facts.replyWithinHours} hours.`,
  },
  map: 'Where to find us',
} as const
