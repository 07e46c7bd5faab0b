import { definePage } from '../page.ts'

export const cbseSports = definePage({
  path: '/cbse-sports',
  title: 'CBSE sports',
  summary: 'CBSE sports meets in which the school takes part.',
  searchWords: 'CBSE sports tournament competition खेल প্রতিযোগিতা',
  picture: 'sports-day',
  awaiting: {
    line: 'The CBSE sports meets in which the school takes part will be here, with dates and results.',
    meanwhile: ['/cbse-games', '/Indoor&OutdoorGames', '/House', '/notices'],
  },
})
