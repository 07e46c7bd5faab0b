import { plain } from './plain.ts'

// What whoever guesses at this CMS tries first. The school's own words are in its record, and the
// person's in theirs; they are added to these when a password is looked at.
const WORDS = [
  ...['password', 'passphrase', 'secret', 'welcome', 'login', 'signin', 'letmein', 'changeme'],
  ...['admin', 'administrator', 'editor', 'office', 'teacher', 'principal', 'student', 'parent'],
  ...[
    'school',
    'vidyalaya',
    'vidya',
    'public',
    'website',
    'notice',
    'admission',
    'enquiry',
    'cbse',
  ],
  ...['directus', 'studio', 'india', 'bharat'],
]

const SHORTEST_WORD = 4

/** The words of these texts that are long enough to be told apart, with those that count everywhere. */
export function listedWords(texts: readonly unknown[]): string[] {
  const own = texts
    .filter((text) => typeof text === 'string')
    .flatMap((text) => text.split(/[^\p{L}\p{M}\p{N}]+/u))
    .filter((word) => word.length >= SHORTEST_WORD)
  return [...new Set([...WORDS, ...own].map(plain))]
}
