import { ownValue } from './own-value.ts'

/** Fills the placeholders of a sentence: `{day}` is replaced by `words.day`, and stays without it. */
export const fill = (
  sentence: string,
  words: Readonly<Record<string, string | number | null>>,
): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(ownValue(words, name) ?? place))
