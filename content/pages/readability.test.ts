import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import type { Block } from '../text.ts'
import { documentRows } from './about/appendix-ix.ts'
import { home } from './general/home.ts'
import { defaultTexts } from './texts.ts'

/** The highest grade of a page: what a student of class VII reads with ease. */
const GRADE = 7

/**
 * The sentences of a block. An entry of a list and the value of a fact end a sentence, whether or not
 * there is a full stop. Headings, tables, captions, links, terms and the titles of the Board's form are
 * labels, and no sentences.
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

/** The Flesch-Kincaid grade of a text in its parts. */
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

/** The words of the home page that stand in sentences. */
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
