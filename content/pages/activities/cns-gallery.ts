import { definePage } from '../page.ts'

export const cnsGallery = definePage({
  path: '/cns-gallery',
  title: 'Competition gallery',
  summary: 'Pictures of competitions and sports days.',
  searchWords: 'CNS photos',
  picture: 'science-fair',
  awaiting: {
    line: 'Pictures of competitions and sports days will be here.',
    meanwhile: ['/Gallery', '/Karate', '/Indoor&OutdoorGames', '/House'],
  },
})
