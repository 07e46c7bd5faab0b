import type { Teacher } from '../content/collections/faculty.ts'
import { fold, wordsOf } from '../search/words.ts'
import { isHonorific } from './arrange.ts'

/** Degrees are written with dots and typed without: "M.Sc." is both the words m, sc and the word msc. */
function keysOf(text: string): string[] {
  return [...wordsOf(text), ...wordsOf(text.replaceAll('.', ''))].map(fold)
}

/** The words of a question; titles count only where nothing else is asked for. */
function askedWords(question: string): string[] {
  const words = wordsOf(question).map(fold)
  const telling = words.filter((word) => !isHonorific(word))
  return telling.length > 0 ? telling : words
}

/**
 * The teachers in whose name, designation, qualification or department each word of the question
 * begins a word. Case, accents, punctuation and titles make no difference.
 */
export function findTeachers(staff: readonly Teacher[], question: string): readonly Teacher[] {
  const asked = askedWords(question)
  if (asked.length === 0) return staff
  return staff.filter(({ name, designation, qualification, department }) => {
    const keys = [name, designation, qualification, department].flatMap((text) =>
      keysOf(text ?? ''),
    )
    return asked.every((word) => keys.some((key) => key.startsWith(word)))
  })
}
