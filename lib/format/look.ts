import {
  colourNames,
  defaultColours,
  paletteOf,
  type Palette,
  type SchoolColours,
  headingFonts,
  type TypePairing,
} from 'school-schema/school/colours'

/** What a school has chosen for its website. */
export type Look = { colours: SchoolColours; typePairing: TypePairing }

const nameOf = (colour: string) => `--school-${colour}`

/** The colours for the style sheets: those of the school where it has its own. */
export const colourVariables = Object.fromEntries(
  Object.entries(paletteOf(defaultColours)).map(([name, value]) => [
    name,
    `var(${nameOf(name)}, ${value})`,
  ]),
) as Palette

/** The fonts of headings for the style sheets: those of the school where it has chosen others. */
export const headingFont = `var(--school-headings, ${headingFonts.classic})`

/** The style sheet with the colours and the font of headings of a school. */
export function styleSheetOf({ colours, typePairing }: Look): string {
  const values = Object.entries(paletteOf(colours)).map(
    ([name, value]) => `${nameOf(name)}:${value}`,
  )
  return `:root{${values.join(';')};--school-headings:${headingFonts[typePairing]}}\n`
}

/** Changes with the look. */
export const versionOf = ({ colours, typePairing }: Look): string =>
  [...colourNames.map((name) => colours[name].slice(1)), typePairing].join('')

/** The look that has a version. */
export function lookOf(version = ''): Look {
  const colours = Object.fromEntries(
    colourNames.map((name, index) => [name, `#${version.slice(6 * index, 6 * index + 6)}`]),
  )
  const typePairing = version.slice(6 * colourNames.length)
  return { colours: colours as SchoolColours, typePairing: typePairing as TypePairing }
}

const initial = versionOf({ colours: defaultColours, typePairing: 'classic' })

/** The address of the style sheet; null for a school without its own look. */
export function lookHref(look: Look): string | null {
  const version = versionOf(look)
  return version === initial ? null : `/look.css?v=${version}`
}
