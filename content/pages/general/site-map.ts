import { definePage } from '../page.ts'

export const siteMap = definePage({
  path: '/site-map',
  title: 'Site map',
  template: 'site-map',
  summary: 'Every page of this website, at a glance.',
  searchWords: 'sitemap site map all pages menu साइटमैप',
  cardPicture: 'map',
})
