import { fold, wordsOf } from '../search/words.ts'

const folded = new Set(
  [
    ...['Mr', 'Mrs', 'Ms', 'Miss', 'Dr', 'Prof', 'Shri', 'Sri', 'Smt', 'Km', 'Kumari', 'Fr', 'Sr'],
    ...['श्री', 'श्रीमती', 'सुश्री', 'कुमारी', 'डॉ', 'শ্রী', 'শ্রীমতী', 'ডঃ'],
  ].map(fold),
)

/** True for a folded word that is a title before a name, such as `mrs`. */
export function isHonorific(word: string): boolean {
  return folded.has(word)
}

/** A name without the titles before it, folded: what it is sorted by. */
export function withoutHonorifics(name: string): string {
  const words = wordsOf(name).map(fold)
  const first = words.findIndex((word) => !isHonorific(word))
  return words.slice(Math.max(first, 0)).join(' ')
}
