import { readFigures, type Figure } from './figure-reader.ts'

// Whether a text and its translation name the same numbers, amounts, days and times.

const isWord = ({ kind }: Figure) => kind === 'word' || kind === 'near'
const isNumber = ({ kind }: Figure) => kind === 'number' || kind === 'word'

const HALF_DAY = 12 * 60

/** What a share in words is also written as: half of a hundred is 50 %, of an hour 30 minutes. */
const SHARED = [100, 60]

const isShareOf = ({ kind, value }: Figure, other: Figure) =>
  kind === 'word' &&
  value > 0 &&
  value < 1 &&
  other.kind === 'number' &&
  SHARED.some((all) => Math.abs(value * all - other.value) < 1)

/** A number may be the hour of a clock, as in "2 to 4 pm", and the day of a date, as in "15 तारीख". */
function isNumberOf(one: Figure, other: Figure): boolean {
  const { value } = one
  if (other.kind === 'clock') return (value * 60) % HALF_DAY === other.value % HALF_DAY
  if (isShareOf(one, other) || isShareOf(other, one)) return true
  return value === (other.kind === 'date' ? other.value % 100 : other.value)
}

function isSame(one: Figure, other: Figure): boolean {
  if (one.kind === 'clock' && other.kind === 'clock')
    return (
      one.value === other.value ||
      ((one.isVague || other.isVague) === true && one.value % HALF_DAY === other.value % HALF_DAY)
    )
  if (isNumber(one) && (isNumber(other) || /^(?:clock|date)$/.test(other.kind)))
    return isNumberOf(one, other)
  if (isNumber(other)) return /^(?:clock|date)$/.test(one.kind) && isNumberOf(other, one)
  return isEqual(one, other)
}

const isEqual = (one: Figure, other: Figure) => keyOf(one) === keyOf(other)

const keyOf = ({ kind, value, label }: Figure) =>
  `${kind} ${value} ${kind === 'placeholder' ? label : ''}`

type Pair = [Figure[], Figure[]]

/** The figures that the others do not have as often. */
function withoutEqual(figures: readonly Figure[], others: readonly Figure[]): Figure[] {
  const counts = new Map<string, number>()
  for (const key of others.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return figures.filter((figure) => {
    const count = counts.get(keyOf(figure)) ?? 0
    counts.set(keyOf(figure), count - 1)
    return count <= 0
  })
}

/** Texts with more differing figures count as different; comparing each with each would take quadratic time. */
const MAX_COMPARED = 1_000

/** Takes the figures away that both have, each once, also written in another way. */
function withoutSame([left, right]: Pair): Pair {
  if (Math.max(left.length, right.length) > MAX_COMPARED) return [left, right]
  const others = [...right]
  const rest = left.filter((figure) => {
    const found = others.findIndex((other) => isSame(figure, other))
    if (found >= 0) others.splice(found, 1)
    return found < 0
  })
  return [rest, others]
}

/**
 * One in words is also an article, unless it is in the place of another number; a month may be named
 * for each of its days or once.
 */
function withoutOptional(
  rest: readonly Figure[],
  other: readonly Figure[],
  isReplaced: boolean,
): Figure[] {
  const months = new Set(other.map(monthOf))
  return rest.filter(
    ({ kind, value }) =>
      !(kind === 'word' && value === 1 && !isReplaced) && !(kind === 'month' && months.has(value)),
  )
}

const monthOf = ({ kind, value }: Figure) =>
  kind === 'date' ? Math.floor(value / 100) : kind === 'month' ? value : null

/** All texts of a field, which may be a list. */
const textIn = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? '')

/** The figures that a text has, and its translation does not have, and the other way round. */
export type Difference = { original: string[]; translation: string[] }

/**
 * The figures of a field and its translation that differ, as labels in English; null if they agree.
 * A translator may write a number in words, or leave such a word out.
 */
export function findDifference(original: unknown, translation: unknown): Difference | null {
  const [left, right] = [readFigures(textIn(original)), readFigures(textIn(translation))]
  const strict = (figures: readonly Figure[]) => figures.filter((figure) => !isWord(figure))
  // Figures before words, so that a word does not hide a figure.
  const inOrder = (figures: readonly Figure[]) => [...strict(figures), ...figures.filter(isWord)]
  const [ofLeft, ofRight] = withoutSame([
    inOrder(withoutEqual(left, right)),
    inOrder(withoutEqual(right, left)),
  ])
  const isReplaced = ofLeft.length === 1 && ofRight.length === 1
  const rest = [
    withoutOptional(ofLeft, right, isReplaced),
    withoutOptional(ofRight, left, isReplaced),
  ] as const
  const differ =
    rest.some((each) => strict(each).length > 0) || rest.every((each) => each.length > 0)
  if (!differ) return null
  const labels = (figures: readonly Figure[]) => figures.map(({ label }) => label)
  return { original: labels(rest[0]), translation: labels(rest[1]) }
}

/** Whether a field of a translation has a text; an empty one is shown as in the original. */
export const isWritten = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== ''

type Texts = Readonly<Record<string, unknown>>

/** The fields that are translated with other figures than the original has, with what differs. */
export const listDifferences = (
  columns: readonly string[],
  original: Texts,
  translation: Texts,
): [column: string, difference: Difference][] =>
  columns.flatMap((column): [string, Difference][] => {
    const text = translation[column]
    const difference = isWritten(text) ? findDifference(original[column], text) : null
    return difference ? [[column, difference]] : []
  })
