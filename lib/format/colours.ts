import {
  colourNames,
  defaultColours,
  paletteOf,
  type Palette,
  type SchoolColours,
} from 'school-schema/colours'

const nameOf = (colour: string) => `--school-${colour}`

/** The colours for the style sheets: those of the school where it has its own. */
export const colourVariables = Object.fromEntries(
  Object.entries(paletteOf(defaultColours)).map(([name, value]) => [
    name,
    `var(${nameOf(name)}, ${value})`,
  ]),
) as Palette

/** The style sheet with the colours of a school. */
export function styleSheetOf(colours: SchoolColours): string {
  const values = Object.entries(paletteOf(colours)).map(
    ([name, value]) => `${nameOf(name)}:${value}`,
  )
  return `:root{${values.join(';')}}\n`
}

/** Changes with the colours. */
export const versionOf = (colours: SchoolColours): string =>
  colourNames.map((name) => colours[name].slice(1)).join('')

/** The address of the style sheet; null for a school without colours of its own. */
export function coloursHref(colours: SchoolColours): string | null {
  const isDefault = versionOf(colours) === versionOf(defaultColours)
  return isDefault ? null : `/colours.css?v=${versionOf(colours)}`
}
