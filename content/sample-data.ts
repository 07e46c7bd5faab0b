type SampleData = {
  /** The decoded path of the page that shows it. */
  path: `/${string}`
  what: string
  /** The file that contains it. */
  file: string
}

/** What a school sets for itself, although it is not invented. */
export const ownFacts: readonly SampleData[] = [
  { path: '/', what: 'Emblem and icons', file: 'public/pictures/emblem.svg' },
]
