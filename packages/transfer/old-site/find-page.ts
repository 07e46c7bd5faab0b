import { kindsWithoutText } from 'school-schema/pages/page-kinds'
import { isRow, type Row } from '../../../cms/setup/client.ts'
import { wordsKey } from '../html/tree.ts'

/** The text of a column; empty without any. */
export const textIn = (row: Row, column: string): string => {
  const value = row[column]
  return typeof value === 'string' ? value : ''
}

/** What a page is called, in any language of the website. */
const namesOf = (row: Row): string[] => [
  ...['title', 'page_name', 'address'].map((column) => textIn(row, column)),
  ...[row['translations']].flat().flatMap((each) => (isRow(each) ? [textIn(each, 'title')] : [])),
]

/** The first search words of a page in a script are other names of it; later ones are what it is also about. */
const FIRST_WORDS = 5

/** Words of titles that say nothing about a page. */
const FILLER = /^(?:our|the|of|हमारे|हमारा|हमारी|আমাদের|का|की|के)$/

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

const blockOf = (word: string): number => Math.floor((word.codePointAt(0) ?? 0) / 0x80)

/** The words by which a page may be called, each with its place among the search words of its script. */
function otherWordsOf(row: Row): Map<string, number> {
  const scripts = Map.groupBy(new Set(wordsIn(textIn(row, 'search_words'))), blockOf)
  const first = [...scripts.values()].flatMap((words) =>
    words.slice(0, FIRST_WORDS).map((word, place): [string, number] => [word, place]),
  )
  const own = namesOf(row).flatMap(wordsIn)
  return new Map([...own.map((word): [string, number] => [word, FIRST_WORDS]), ...first])
}

/** What is equal for a group of the menu in singular and plural. */
const groupKey = (name: string): string => wordsKey(name).replace(/s$/, '')

/** Finds pages of the new website by what an old one calls them. */
export function createFinder(rows: readonly Row[]) {
  const byName = new Map<string, Row[]>()
  for (const row of rows)
    for (const key of new Set(namesOf(row).map(wordsKey)))
      if (key !== '') byName.set(key, [...(byName.get(key) ?? []), row])
  const ownRows = rows.filter(({ status }) => status === 'published')
  const others = ownRows.map((row) => ({ row, words: otherWordsOf(row) }))
  const groups = new Map(
    ownRows.flatMap((row) => {
      const group = textIn(row, 'menu_group')
      return group === '' ? [] : [[groupKey(group), group] as const]
    }),
  )
  const named = (name: string): Row[] => byName.get(wordsKey(name)) ?? []
  /** The page that has all words of a title among its names and first search words: "Staff" is the page Faculty. */
  function alike(title: string): Row | undefined {
    const words = wordsIn(title).filter((word) => !FILLER.test(word))
    const found = others.flatMap(({ row, words: own }) => {
      const places = words.map((word) => own.get(word) ?? Infinity)
      const place = Math.max(...places)
      // A word of its title alone says too little: "Safety" is not that about complaints.
      return place === Infinity || Math.min(...places) >= FIRST_WORDS ? [] : [{ row, place }]
    })
    return found.toSorted((one, other) => one.place - other.place)[0]?.row
  }
  const groupOfPage = (row: Row | undefined): string | undefined =>
    textIn(row ?? {}, 'menu_group') || undefined
  return {
    named,
    /** The same, if it has a place for a text. */
    alike: (title: string): Row | undefined => {
      const row = alike(title)
      return kindsWithoutText.some((kind) => kind === row?.['kind']) ? undefined : row
    },
    /**
     * The group of the menu that an old website means: by what its menus have above a page (`sections`), or by the folders
     * of its address.
     */
    groupOf: (sections: readonly string[], folders: readonly string[]): string | undefined => {
      const ownGroup = (name: string) => groups.get(groupKey(name)) ?? groupOfPage(named(name)[0])
      const found = [
        ...sections.map((name) => ownGroup(name) ?? groupOfPage(alike(name))),
        ...folders.map(ownGroup),
      ]
      return found.find((group) => group !== undefined)
    },
  }
}
