import { definePage } from '../page.ts'

export const siteMap = definePage({
  path: '/site-map',
  title: 'Site map',
  template: 'site-map',
  summary: 'Every page of this website, at a glance.',
  searchWords: 'sitemap all pages साइटमैप',
  cardPicture: 'map',
})
