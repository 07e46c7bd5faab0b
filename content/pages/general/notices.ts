/** The texts about notices, with placeholders such as `{day}`. */
export const noticeTexts = {
  none: 'There are no notices at present. New notices will appear here.',
  latest: 'Latest notice',
  pinned: 'Pinned',
  addToCalendar: 'Add to calendar',
  past: 'Old',
  isPast: 'This is an old notice. It was valid until {day}.',
  all: 'All notices',
  current: 'Current notices',
  ofCategory: 'Notices: {category}',

  archive: 'Archive',
  archiveTitle: 'Archive of notices',
  archiveLead: 'Old notices are kept here.',
  byCategory: 'By category',
  byYear: 'By year',
  older: 'Older notices',
  newer: 'Newer notices',
  olderOnes: 'Older notices are in the archive.',
  pages: 'Pages of the archive',
  numbered: {
    title: '{title}, page {number}',
    lead: 'Older notices, newest first. Notices that are no longer valid are marked.',
  },
  count: { one: '1 notice', other: '{number} notices' },

  year: {
    title: 'Notices of {name}',
    lead: 'All notices of {name}, newest first. Notices that are no longer valid are marked.',
  },
  category: {
    title: 'Notices: {name}',
    lead: 'All notices about {name}, newest first. Notices that are no longer valid are marked.',
  },
} as const

/** The texts about subscribing to notices and calendar. */
export const subscribing = {
  feed: {
    name: 'Notices',
    link: 'Follow notices in a feed reader (Atom)',
  },
  calendar: {
    name: 'Calendar of the session',
    subscribe: 'Subscribe to the calendar',
    google: 'Add to Google Calendar',
    download: 'Download the dates (ICS)',
    how: 'When you subscribe, the school dates show in the calendar of your phone or computer, and change when the school changes them. If nothing opens, add a calendar there by its address (“From URL”):',
  },
} as const

/** The texts of the share buttons. */
export const sharing = {
  title: 'Share this notice',
  whatsapp: 'Send by WhatsApp',
  share: 'Share',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'Could not copy the link. Please copy it from the address bar.',
} as const

/** Shown with notices if the last sync with the CMS is more than a day ago. */
export const oldContentText =
  'Last updated on {when}. There may be newer notices. Please ask the office: {phone}.'
