import { hash } from 'node:crypto'
import { DEFAULT_LANGUAGE, regionalCode } from 'school-schema/languages'
import { isSampleName } from 'school-schema/sample/sample-school'
import type { School } from '../school/school.ts'

/** The emblem of the school in the header, in tabs, on phones and on cards. */
export type Emblem = {
  /** A picture of the CMS. */
  file: { id: string; version: string } | null
  /** The first letters of the name, for a school without a picture; null for the sample school's drawing. */
  monogram: string | null
  /** The background of the monogram. */
  colour: string
}

const LOCALE = regionalCode(DEFAULT_LANGUAGE)
const MAX_LETTERS = 3
/** Words of a name that begin with a small letter, as in: School of Arts. */
const SMALL = /^(?:of|the|and|for|de)$/i

/** The first letters of a name; a letter with its vowel sign is one. */
export function monogramOf(name: string): string {
  const words = name
    .split(/[\s.,-]+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word) && !SMALL.test(word))
  const segmenter = new Intl.Segmenter(LOCALE)
  const [first = '', ...others] = words.map(
    (word) => [...segmenter.segment(word)][0]?.segment.toLocaleUpperCase(LOCALE) ?? '',
  )
  return [first, ...others].slice(0, MAX_LETTERS).join('')
}

/** The emblem of a school: its picture, otherwise its monogram; the sample school has a drawing. */
export function emblemOf({
  name,
  emblem,
  colours,
}: Pick<School, 'name' | 'emblem' | 'colours'>): Emblem {
  const file = emblem && { id: emblem.id, version: emblem.version }
  const isDrawn = !file && isSampleName(name)
  return { file, monogram: file || isDrawn ? null : monogramOf(name), colour: colours.main }
}

/** The sizes in pixels: a tab, the bar at double density, phones, and home screens. */
export const iconSizes = [48, 96, 180, 192, 512] as const

export type IconSize = (typeof iconSizes)[number]

/** Changes with the emblem. */
export const versionOf = (emblem: Emblem): string =>
  hash('sha256', JSON.stringify(emblem), 'hex').slice(0, 8)

/** The address of the emblem as a PNG of this size; it changes with the emblem. */
export const iconHref = (school: Parameters<typeof emblemOf>[0], size: IconSize): string =>
  `/icon/${size}.png?v=${versionOf(emblemOf(school))}`

/** The drawing of the sample school. */
export const DRAWING = '/pictures/emblem.svg'

/** The address of the emblem in the bar. */
export const barEmblemHref = (school: Parameters<typeof emblemOf>[0]): string => {
  const { file, monogram } = emblemOf(school)
  return file || monogram !== null ? iconHref(school, 96) : DRAWING
}
