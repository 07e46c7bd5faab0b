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
