import { ownValue } from 'school-schema/values/own-value'

/** Fills the placeholders of a sentence: `{day}` is replaced by `words.day`. */
export function fill(sentence: string, words: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) =>
    String(ownValue(words, name) ?? place),
  )
}
