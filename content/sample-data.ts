type SampleData = {
  /** The page that shows it, by its decoded path. */
  path: `/${string}`
  what: string
  /** Where it is written. */
  file: string
}

/**
 * What stands on a page beside its words and was invented with the project; no text of the CMS takes
 * its place. After replacing a text by the school's own, delete its line here: `npm run check:golive`
 * counts what is left.
 */
export const sampleData: readonly SampleData[] = [
  { path: '/', what: 'Introduction, reasons and questions', file: 'content/pages/general/home.ts' },
  {
    path: '/SchoolCalendar',
    what: 'Dates of the session',
    file: 'content/pages/academics/session-dates.ts',
  },
  { path: '/Booklist', what: 'Placeholder rows', file: 'content/pages/academics/booklist.ts' },
  { path: '/Club', what: 'Names of the presidents', file: 'content/pages/activities/club.ts' },
  {
    path: '/House',
    what: 'Names of masters, captains and flag bearers',
    file: 'content/pages/activities/house.ts',
  },
]
