import { sampleRowsOf } from 'school-schema/sample'
import { facultySource } from '../../content/collections/faculty.ts'
import { noticesSource } from '../../content/collections/notices.ts'
import { peopleSource } from '../../content/collections/people.ts'
import { teamsSource } from '../../content/collections/teams.ts'
import { plainSchool } from '../../content/testing/plain.ts'
import { sampleDates } from '../../content/testing/sample-dates.ts'
import { sampleFees } from '../../content/testing/sample-fees.ts'
import { samplePages } from '../../content/testing/sample-pages.ts'
import { sampleSections } from '../../content/testing/sample-sections.ts'
import type { Sources } from '../finding.ts'

const TODAY = '2026-11-24'

const ids = <Row extends object>(rows: readonly Row[]) =>
  rows.map((row, index) => ({ id: index + 1, sample: true, date_created: null, ...row }))

/** What the search reads of the sample school. */
export const sampleSources: Sources = {
  pages: samplePages,
  notices: noticesSource.answer.parse(
    ids(sampleRowsOf('notification', TODAY)).map((row) => ({ ...row, file: null })),
  ),
  staff: facultySource.answer.parse(ids(sampleRowsOf('faculty', TODAY))),
  people: peopleSource.answer.parse(ids(sampleRowsOf('person', TODAY))),
  teams: teamsSource.answer.parse(ids(sampleRowsOf('team', TODAY))),
  sections: sampleSections,
  headings: [],
  albums: [],
  papers: [],
  fees: sampleFees,
  dates: sampleDates(TODAY),
  books: [],
  school: plainSchool,
  originals: [],
  staffOriginals: [],
}
