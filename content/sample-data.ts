type SampleData = {
  /** The decoded path of the page that shows it. */
  path: `/${string}`
  what: string
  /** The file that contains it. */
  file: string
}

/**
 * Invented content of the project that no text of the CMS replaces. After replacing one by the
 * school's own, delete its line here: `npm run check:golive` counts the remaining ones.
 */
export const sampleData: readonly SampleData[] = [
  { path: '/', what: 'Introduction, reasons and questions', file: 'content/pages/general/home.ts' },
]

/** What a school sets for itself, although it is not invented. */
export const ownFacts: readonly SampleData[] = [
  { path: '/', what: 'Emblem and icons', file: 'public/pictures/emblem.svg' },
]
