import type { Rule } from '../content.ts'
import { findingAt, type Place } from '../finding.ts'

/** So many letters are no abbreviation any more. */
const LETTERS = 12

function isShouted(title: string): boolean {
  const words = title.match(/\p{L}{2,}/gu) ?? []
  const letters = words.join('')
  // Scripts without capitals are their own upper case.
  const hasCase = letters.toLowerCase() !== letters
  return (
    hasCase && words.length > 1 && letters.length >= LETTERS && letters === letters.toUpperCase()
  )
}

/** Titles in capitals. */
export const capitals: Rule = ({ rows: { notices, headings, albums, pages } }) =>
  [...notices, ...headings, ...albums, ...pages]
    .filter(({ title }) => isShouted(title ?? ''))
    .map(({ place }) =>
      findingAt(place, {
        fault: 'title-capitals',
        what: 'its title is in capitals, which are slow to read and are spelled out to the blind',
        todo: 'Write it as in a sentence; abbreviations such as CBSE stay.',
      }),
    )

/** Texts of no page, mostly for a slip in the name; and second texts of a page. */
export const pageNames: Rule = ({ rows: { pages } }) => {
  const known = pages.filter(({ isKnown }) => isKnown)
  const byPage = [...Map.groupBy(known, ({ place }) => place.page).values()]
  return [
    ...pages
      .filter(({ isKnown }) => !isKnown)
      .map(({ place, name }) =>
        findingAt(place, {
          fault: 'page-unknown',
          what: `no page of the website is named ${name}: nobody sees this text`,
          todo: 'Correct the page name; the guide for editors says which there are.',
        }),
      ),
    ...byPage.flatMap(([, ...others]) =>
      others.map(({ place }) =>
        findingAt(place, {
          fault: 'page-twice',
          what: 'this page has two texts, of which visitors see one',
          todo: 'Put them together into one row, and hide the other.',
        }),
      ),
    ),
  ]
}

type Named = { place: Place; sameAs: string }

/** All but the first of those that are the same. */
const repeated = (rows: Named[]): Place[] =>
  [...Map.groupBy(rows, ({ sameAs }) => sameAs.toLowerCase()).values()].flatMap(([, ...others]) =>
    others.map(({ place }) => place),
  )

/** Notices and teachers that are there twice. */
export const twice: Rule = ({ rows }) => {
  const notices = rows.notices.map(({ place, title, date }) => ({
    ...{ place, sameAs: `${date} ${title.trim()}` },
  }))
  const teachers = rows.teachers.map(({ place, name, designation }) => ({
    ...{ place, sameAs: `${name.trim()}, ${designation ?? ''}` },
  }))
  return [
    ...repeated(notices).map((place) =>
      findingAt(place, {
        fault: 'notice-twice',
        what: 'there is another notice of the same day with the same title',
        todo: 'Hide one of them; the address of the older one may have been sent to parents.',
      }),
    ),
    ...repeated(teachers).map((place) =>
      findingAt(place, {
        fault: 'teacher-twice',
        what: 'the name stands twice in the table, with the same designation',
        todo: 'Hide one of the rows.',
      }),
    ),
  ]
}
