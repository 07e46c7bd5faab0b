/** The fonts of headings beside the font of the texts, in the words of the Studio. */
export const typePairings = {
  classic: 'Fraunces',
  plain: 'The same as the text',
  book: 'A book serif that the phone or computer has',
  round: 'A round font that the phone or computer has',
} as const

export type TypePairing = keyof typeof typePairings

/** The fonts of headings in CSS; none is another download. */
export const headingFonts: Readonly<Record<TypePairing, string>> = {
  classic: "'Fraunces','Fraunces fallback'",
  plain: "'Mukta','Mukta bold fallback'",
  book: "'Iowan Old Style','Palatino Linotype','URW Palladio L','Noto Serif'",
  round:
    "ui-rounded,'Hiragino Maru Gothic ProN','Arial Rounded MT Bold','Nunito','Segoe UI',sans-serif",
}
