import { definePage } from '../page.ts'

export const noticesPage = definePage({
  path: '/notices',
  title: 'Notices',
  template: 'notices',
  summary: 'What the school has announced, newest first, and the archive of what is past.',
  searchWords:
    'notice notices notice board news circular circulars announcement latest update सूचना सूचनाएँ नोटिस समाचार suchna নোটিশ বিজ্ঞপ্তি খবর notis',
  aliases: ['/notice', '/notice-board', '/news'],
  cardPicture: 'morning-bell',
})

/** What the website says about notices. `{day}` and the like are filled in. */
export const noticeWords = {
  none: 'There are no current notices. New ones appear here first.',
  latest: 'Latest notice',
  pinned: 'Pinned',
  past: 'Past',
  isPast: 'This notice is past: it was current until {day}.',
  all: 'All notices',
  current: 'Current notices',
  ofCategory: 'Notices: {category}',

  archive: 'Archive',
  archiveTitle: 'Archive of notices',
  archiveLead: 'Notices that are past are kept here.',
  byCategory: 'By category',
  byYear: 'By year',
  older: 'Older notices',
  newer: 'Newer notices',
  olderOnes: 'Earlier notices are in the archive.',
  pages: 'Pages of the archive',
  numbered: {
    title: '{title}, page {number}',
    lead: 'Earlier notices, newest first. Those that are past are marked.',
  },
  count: { one: '1 notice', other: '{number} notices' },

  year: {
    title: 'Notices of {name}',
    lead: 'Every notice of the year {name}, newest first. Those that are past are marked.',
  },
  category: {
    title: 'Notices: {name}',
    lead: 'Every notice in the category {name}, newest first. Those that are past are marked.',
  },
} as const

/** What is said about following the notices and the calendar from another program. */
export const subscribing = {
  feed: {
    name: 'Notices',
    link: 'Follow the notices in a feed reader (Atom)',
  },
  calendar: {
    name: 'Calendar of the session',
    subscribe: 'Subscribe to the calendar',
    download: 'Download the dates (ICS)',
    how: 'Subscribed, the dates stand in the calendar of your phone or computer and move when the school moves one. If nothing opens, add a calendar there by its address (“From URL”):',
  },
} as const

/** The words around passing a notice on. */
export const sharing = {
  title: 'Pass this notice on',
  whatsapp: 'Send by WhatsApp',
  share: 'Share',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. Copy it from the address bar.',
} as const

/** What visitors of the notices read when the site has not heard of the CMS for more than a day. */
export const oldContentWords =
  'Last brought up to date on {when}. There may be newer notices: ask the office at {phone}.'
