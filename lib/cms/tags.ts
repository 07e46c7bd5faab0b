/** What a page was made from; a page carries the tags of everything that it read. */
export const tags = [
  'pages',
  'faculty',
  'headings',
  'notices',
  'gallery',
  'exams',
  'disclosure',
  'school',
] as const

export type Tag = (typeof tags)[number]

const tagsOfCollection = new Map<string, readonly Tag[]>(
  Object.entries({
    pages: ['pages'],
    faculty: ['faculty'],
    heading: ['headings'],
    notification: ['notices'],
    gallery: ['gallery'],
    gallery_files: ['gallery'],
    exam: ['exams'],
    disclosure: ['disclosure'],
    disclosure_document: ['disclosure'],
    board_result: ['disclosure'],
    school: ['school'],
    // A file can be attached to, pictured on or linked from anything.
    directus_files: tags,
    '*': tags,
  }),
)

/** The tags that a change in these collections makes stale; unknown collections make none. */
export function tagsOf(collections: readonly string[]): Tag[] {
  return [...new Set(collections.flatMap((collection) => tagsOfCollection.get(collection) ?? []))]
}
