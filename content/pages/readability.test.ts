import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import type { Block } from '../text.ts'
import { documentRows } from './about/appendix-ix.ts'
import { home } from './general/home.ts'
import { defaultTexts } from './texts.ts'

/** The highest grade of a page: easy for a student of class VII. */
const GRADE = 7

/**
 * The sentences of a block. List items and values of facts end a sentence with or without a full
 * stop. Headings, tables, captions, links, terms and the titles of the Board's form are labels, not
 * sentences.
 */
function proseOf(block: Block): readonly string[] {
  if (block.kind === 'paragraph') return [block.text]
  if (block.kind === 'list') return block.items.filter((item) => !boardTitles.has(item))
  if (block.kind === 'facts') return block.items.map(({ value }) => value)
  return []
}

const boardTitles = new Set<string>(Object.values(documentRows).flatMap(Object.values))

const sentences = new Intl.Segmenter('en-IN', { granularity: 'sentence' })
const words = new Intl.Segmenter('en-IN', { granularity: 'word' })

const count = (segmenter: Intl.Segmenter, text: string, counts = (_: Intl.SegmentData) => true) =>
  [...segmenter.segment(text)].filter(counts).length

/** The Flesch-Kincaid grade of a text. */
function gradeOf(prose: readonly string[]): number {
  return fleschKincaid({
    sentence: prose.reduce((sum, part) => sum + count(sentences, part), 0),
    word: prose.reduce(
      (sum, part) => sum + count(words, part, (each) => each.isWordLike ?? false),
      0,
    ),
    syllable: prose.reduce((sum, part) => sum + syllable(part), 0),
  })
}

/** The sentences of the home page. */
const homeProse = [
  home.hero.lead,
  ...home.introduction.paragraphs,
  ...home.cards.map(({ text }) => text),
  ...home.why.points.map(({ text }) => text),
  ...home.questions.items.flatMap(({ question, answer }) => [question, answer]),
  home.closing.text,
]

const texts: [page: string, prose: readonly string[]][] = [
  ['home', homeProse],
  ...Object.entries(defaultTexts).map(([row, { blocks }]): [string, string[]] => [
    row,
    blocks.flatMap(proseOf),
  ]),
]

test.each(texts)('%s is in plain words', (_page, prose) => {
  expect(gradeOf(prose)).toBeLessThanOrEqual(GRADE)
})
