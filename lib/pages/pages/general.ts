import type { Page } from '../page.ts'

/** Pages outside the six groups: linked from the home page, the top of the frame or the footer. */
export const generalPages: readonly Page[] = [
  {
    path: '/',
    title: 'Home',
    template: 'home',
    group: null,
    row: 'home',
    summary:
      'A CBSE school from nursery to class X, English medium, co-educational, with hostel: admission, fees, notices and contact.',
    aliases: ['/home', '/index.html', '/index.php'],
  },
  {
    path: '/notices',
    title: 'Notices',
    template: 'notices',
    group: null,
    row: 'notices',
    summary: 'What the school has announced, newest first, and the archive of what is past.',
    aliases: ['/notice', '/notice-board', '/news'],
  },
  {
    path: '/Privery_policy',
    title: 'Privacy policy',
    template: 'text',
    group: null,
    row: 'privacy_policy',
    summary: 'What we do with the details you send us, and your rights.',
    aliases: ['/privacy', '/privacy-policy'],
  },
  {
    path: '/search',
    title: 'Search',
    template: 'search',
    group: null,
    row: 'search',
    summary: 'Find a page, a notice, a teacher or a document of the school.',
    queryParams: ['q'],
  },
  {
    path: '/site-map',
    title: 'Site map',
    template: 'site-map',
    group: null,
    row: 'site_map',
    summary: 'Every page of this website, at a glance.',
  },
]
