/** The kinds of sections, in the words of the Studio. */
export const sectionKinds = {
  hero: 'Top of the page (home, gallery)',
  introduction: 'Introduction with cards (home)',
  parents: 'Links for parents (home, phone menu)',
  reasons: 'Reasons (home)',
  headings: 'Latest headings (home)',
  closing: 'Invitation to visit (home)',
  questions: 'Questions and answers',
  cards: 'Cards',
  call_to_action: 'Text with a button',
  steps: 'Numbered steps',
  list: 'Short list',
  notice_board: 'Notice board beside the text (abacus)',
  document: 'Document to download',
  viewer: 'Document shown on the page',
  map: 'Map and directions',
  picture: 'Picture',
} as const

export type SectionKind = keyof typeof sectionKinds

export const isSectionKind = (kind: string): kind is SectionKind =>
  Object.hasOwn(sectionKinds, kind)

/** `/Procedure`, or `How to apply | /Procedure`: the words, which may be empty, and the address. */
export function splitLink(written: string): [words: string, address: string] {
  const [, words = '', address = ''] = /^(?:(.*)\|)?([^|]*)$/.exec(written) ?? []
  return [words.trim(), address.trim()]
}
