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
