import { connectCms } from '../../cms/setup/client.ts'
import { calendarDates } from '../../content/pages/academics/school-calendar.ts'
import { bodies } from '../../content/pages/administration/bodies.ts'
import { documents } from '../../content/pages/documents.ts'
import { defaultTexts } from '../../content/pages/texts.ts'
import { sampleData } from '../../content/sample-data.ts'
import { pages } from '../../content/pages/index.ts'
import type { ExistingCms } from '../lib/environment.ts'
import { findGoneFiles } from './gone-files.ts'
import { readPapers } from './papers.ts'
import { readPictures, readRows } from './read-rows.ts'
import type { State } from './state.ts'

/** Reads everything that the rules look at, from the CMS and from the project's own content. */
export async function readState(cms: ExistingCms): Promise<State> {
  const connection = connectCms(cms.url, cms.token)
  const [rows, pictures, papers] = await Promise.all([
    readRows(connection),
    readPictures(connection),
    readPapers(),
  ])
  const files = [
    ...rows.notification.map(({ file }) => file),
    ...rows.heading.map(({ image }) => image),
    ...rows.disclosure_document.map(({ file }) => file),
    ...pictures.map(({ file }) => file),
  ].filter((file) => file !== null)
  return {
    ...{ rows, pictures, papers, pages },
    goneFiles: await findGoneFiles(cms, [...new Set(files)]),
    texts: defaultTexts,
    sampleData: [...sampleData, ...sampleBodies()],
    calendar: { title: documents.calendar.title, lastDay: lastCalendarDay() },
  }
}

const lastCalendarDay = (): string =>
  calendarDates
    .map(({ from, to }) => to ?? from)
    .toSorted()
    .at(-1) ?? ''

/** The trust and the committees mark their own members. */
const sampleBodies = () =>
  bodies.flatMap(({ row, title, sample }) => {
    const page = pages.find((each) => each.row === row)
    const file = 'content/pages/administration/bodies.ts'
    return sample && page ? [{ path: page.path, what: title, file }] : []
  })
