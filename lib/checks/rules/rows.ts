import type { Rule } from '../content.ts'
import { findingAt } from '../finding.ts'

/** Albums that show nothing, or not all that was put into them. */
export const albums: Rule = ({ rows }) =>
  rows.albums.flatMap(({ place, pictures, others }) => {
    if (pictures === 0) {
      const what = 'it has no pictures, and the gallery does not show it'
      const todo = 'Add pictures, or hide the album until there are some.'
      return [findingAt(place, { fault: 'album-empty', what, todo })]
    }
    if (others === 0) return []
    const what = 'a file in it is no picture, and the gallery leaves it out'
    const todo = 'Take it out of the album; attach papers to a notice.'
    return [findingAt(place, { fault: 'album-mixed', what, todo })]
  })

/** Forms that are open and frame nothing that the website may show. */
export const forms: Rule = ({ rows }) =>
  rows.exams
    .filter(({ isShown }) => !isShown)
    .map(({ place }) =>
      findingAt(place, {
        fault: 'form-unshown',
        what: 'it is open, and what was pasted is no form of Google or Microsoft',
        todo: 'Paste what the service shows under “Embed”, whole; or untick “Open now”.',
      }),
    )

/** Rows of the disclosure that answer nothing. */
export const emptyPapers: Rule = ({ rows }) =>
  rows.papers
    .filter(({ isAnswer }) => !isAnswer)
    .map(({ place }) =>
      findingAt(place, {
        fault: 'paper-empty',
        what: 'it has neither a file nor an address nor a remark, and the page does not show it',
        todo: 'Choose the paper again; or write a remark, such as Not applicable.',
      }),
    )

/** Board results that make no sense. */
export const results: Rule = ({ rows }, today) =>
  rows.results.flatMap(({ place, year, registered, passed }) => {
    const todo = 'Correct the number.'
    if (passed > registered) {
      const what = `${passed} passed of ${registered} registered`
      return [findingAt(place, { fault: 'result-impossible', what, todo })]
    }
    if (year <= Number(today.slice(0, 4))) return []
    return [findingAt(place, { fault: 'result-ahead', what: 'its year is still to come', todo })]
  })
