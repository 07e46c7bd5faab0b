import { sampleRecord, sampleRows } from 'school-schema/sample/sample'
import { calendarSource } from '../../calendar/calendar.ts'
import { facultySource, peopleSource } from '../../people/people.ts'
import { noticesSource } from '../../notices/notices.ts'
import { pageRow } from '../../pages/page-row.ts'
import { sectionsSource } from '../../sections/sections.ts'
import { teamsSource } from '../../people/teams.ts'
import { translateDraft } from '../../content/schema/translations.ts'
import { schoolSource } from '../../school/school.ts'
import { sampleFees } from '../../testing/sample-rows.ts'
import type { Language } from 'school-schema/languages'
import type { Sources } from '../entries.ts'

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

const languages = ['en', 'hi', 'bn'] as const

const titled = { en: titledIn('en'), hi: titledIn('hi'), bn: titledIn('bn') }

/** What the search reads of the sample school in a language. */
export const sampleSourcesIn = (language: keyof typeof titled): Sources => ({
  ...titled[language],
  people: peopleSource.answer.parse(rowsOf('person', language)),
  teams: teamsSource.answer.parse(rowsOf('team', language)),
  sections: sectionsSource.answer.parse(rowsOf('section', language)),
  headings: [],
  albums: [],
  documents: [],
  fees: sampleFees,
  dates: calendarSource.answer.parse(rowsOf('calendar_date', language)),
  books: [],
  school: schoolSource.answer.parse(
    translateDraft({ ...sampleRecord('school', TODAY), emblem: null }, language),
  ),
  translations: languages.filter((each) => each !== language).map((each) => titled[each]),
})

/** The same in English. */
export const sampleSources = sampleSourcesIn('en')
