// The colours of the website: three of the school, and what the site derives from them.

/** The colours that a school chooses, as #rrggbb. */
export const defaultColours = { main: '#b93a14', accent: '#f2b33d', dark: '#1d2742' }

export type SchoolColours = typeof defaultColours

type Name = keyof SchoolColours

/** Each colour is adjusted to the ones before it. */
export const colourNames = ['dark', 'main', 'accent'] as const satisfies Name[]

/** The backgrounds; the deeper paper is that of schools without their own accent. */
export const backgrounds = { paper: '#fffdf8', paperDeep: '#f8f1e4', leafTint: '#e6f1e9' }

const [BLACK, WHITE] = ['#000000', '#ffffff']

/** The smallest contrast of a text, and of a shape such as the focus ring. */
const [TEXT, SHAPE] = [4.5, 3]

const channelsOf = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))

/** This much of a colour, the rest of another. */
function mix(colour: string, share: number, other: string): string {
  const others = channelsOf(other)
  const mixed = channelsOf(colour).map((value, index) =>
    Math.round(value * share + (others[index] ?? 0) * (1 - share)),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours by WCAG, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The deeper paper is a tint of the accent: lighter than `accentTint`, on which every text is readable. */
const deepPaperOf = (accent: string) =>
  accent === defaultColours.accent ? backgrounds.paperDeep : mix(accent, 0.11, backgrounds.paper)

/** All colours of the website that depend on the school. */
export const paletteOf = ({ main, accent, dark }: SchoolColours) => ({
  main,
  mainDeep: mix(main, 0.8, BLACK),
  mainTint: mix(main, 0.1, backgrounds.paper),
  accent,
  accentTint: mix(accent, 0.18, backgrounds.paper),
  paperDeep: deepPaperOf(accent),
  dark,
  darkSoft: mix(dark, 0.8, backgrounds.paper),
})

export type Palette = ReturnType<typeof paletteOf>

type Pair = readonly [front: string, background: string, needed: number]

/** The darkest tint of the main colour that any school has. */
const DARKEST_TINT = mix(BLACK, 0.1, backgrounds.paper)

/**
 * The pairs that the site makes, by the colour to change. A text that is readable on the
 * deeper paper is readable on the lighter one too, and one on a tint of black on every other tint.
 */
const pairs: Record<Name, (palette: Palette) => Pair[]> = {
  dark: ({ darkSoft }) =>
    [backgrounds.paperDeep, backgrounds.leafTint, DARKEST_TINT].map((background) => [
      darkSoft,
      background,
      TEXT,
    ]),
  main: ({ main, mainTint }) =>
    [backgrounds.paperDeep, mainTint].map((background) => [main, background, TEXT]),
  accent: ({ main, accent, accentTint, dark, darkSoft }) => [
    [dark, accent, TEXT],
    [darkSoft, accentTint, TEXT],
    [main, accentTint, TEXT],
    [main, accent, SHAPE],
  ],
}

const passes = (name: Name, colours: SchoolColours): boolean =>
  pairs[name](paletteOf(colours)).every(
    ([front, background, needed]) => contrast(front, background) >= needed,
  )

const STEPS = 200

/** The colours with the nearest lightness of one of them that passes; black and white always do. */
function repaired(name: Name, colours: SchoolColours): SchoolColours {
  const end = name === 'accent' ? WHITE : BLACK
  for (let step = 0; step <= STEPS; step += 1) {
    const nearer = { ...colours, [name]: mix(end, step / STEPS, colours[name]) }
    if (passes(name, nearer)) return nearer
  }
  return { ...colours, [name]: end }
}

/** The nearest colours with which every text is readable: the same ones if they are already. */
export const readableColours = (colours: SchoolColours): SchoolColours =>
  colourNames.reduce((each, name) => repaired(name, each), colours)

/** A colour as #rrggbb; null for any other text. */
export function parseColour(written: string): string | null {
  const [, digits = ''] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(written.trim()) ?? []
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return six ? `#${six.toLowerCase()}` : null
}

/** The colours in the settings of a school; the default for one that is missing or unreadable. */
export function coloursOf(row: { [Column in `colour_${Name}`]?: unknown }): SchoolColours {
  const read = (name: Name) => {
    const written = row[`colour_${name}`]
    return (typeof written === 'string' ? parseColour(written) : null) ?? defaultColours[name]
  }
  return { main: read('main'), accent: read('accent'), dark: read('dark') }
}

/** The fonts of headings, each with the font of the texts, in the words of the Studio. */
export const typePairings = {
  classic: 'Fraunces',
  plain: 'The same as the text',
  book: 'A book serif that the phone or computer has',
  round: 'A round font that the phone or computer has',
} as const

export type TypePairing = keyof typeof typePairings

/** The fonts of headings in CSS; none is another download. On a slow line `app/styles/base.css` replaces ours. */
export const headingFonts: Readonly<Record<TypePairing, string>> = {
  classic: "var(--fraunces,'Fraunces'),'Fraunces fallback'",
  plain: "var(--mukta,'Mukta'),var(--mukta-bold,'Mukta bold fallback')",
  book: "'Iowan Old Style','Palatino Linotype','URW Palladio L','Noto Serif'",
  round:
    "ui-rounded,'Hiragino Maru Gothic ProN','Arial Rounded MT Bold','Nunito','Segoe UI',sans-serif",
}
