import { definePage } from '../page.ts'

export const cbseSports = definePage({
  path: '/cbse-sports',
  title: 'CBSE sports',
  summary: 'CBSE sports meets where our school takes part.',
  searchWords: 'CBSE sports tournament competition खेल প্রতিযোগিতা',
  picture: 'sports-day',
  awaiting: {
    line: 'Dates and results of our CBSE sports meets will be here.',
    meanwhile: ['/cbse-games', '/Indoor&OutdoorGames', '/House', '/notices'],
  },
})
