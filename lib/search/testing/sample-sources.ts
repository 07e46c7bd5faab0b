import { sampleRows } from 'school-schema/sample'
import { calendarSource } from '../../content/collections/calendar.ts'
import { facultySource } from '../../content/collections/faculty.ts'
import { noticesSource } from '../../content/collections/notices.ts'
import { pageRow } from '../../content/collections/page-row.ts'
import { peopleSource } from '../../content/collections/people.ts'
import { sectionsSource } from '../../content/collections/sections.ts'
import { teamsSource } from '../../content/collections/teams.ts'
import { translateDraft } from '../../content/store/translations.ts'
import { plainSchool } from '../../content/testing/plain.ts'
import { sampleFees } from '../../content/testing/sample-fees.ts'
import type { Language } from '../../messages/messages.ts'
import type { Sources } from '../finding.ts'

const TODAY = '2026-11-24'

const rowsOf = (name: string, language: Language) =>
  sampleRows(name, TODAY)
    .map((row, index) => ({
      id: index + 1,
      sample: true,
      date_created: null,
      content: null,
      ...row,
      file: null,
    }))
    .map((row) => (language === 'en' ? row : translateDraft(row, language)))

const titledIn = (language: Language) => ({
  pages: rowsOf('pages', language).flatMap((row) => pageRow.parse(row) ?? []),
  notices: noticesSource.answer.parse(rowsOf('notification', language)),
  staff: facultySource.answer.parse(rowsOf('faculty', language)),
})

/** What the search reads of the sample school in a language. */
export const sampleSourcesIn = (language: Language): Sources => ({
  ...titledIn(language),
  people: peopleSource.answer.parse(rowsOf('person', language)),
  teams: teamsSource.answer.parse(rowsOf('team', language)),
  sections: sectionsSource.answer.parse(rowsOf('section', language)),
  headings: [],
  albums: [],
  papers: [],
  fees: sampleFees,
  dates: calendarSource.answer.parse(rowsOf('calendar_date', language)),
  books: [],
  school: plainSchool,
  translations: (['en', 'hi', 'bn'] as const).filter((each) => each !== language).map(titledIn),
})

/** The same in English. */
export const sampleSources = sampleSourcesIn('en')
