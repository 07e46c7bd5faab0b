import { sampleRecord, sampleRows, sampleRowsOf } from 'school-schema/sample/sample'
import { plain, readDocuments, readDocumentSource } from '../lib/testing/sample-documents.ts'

const TODAY = '2026-11-24'

let documents: Map<string, string>

beforeAll(async () => {
  documents = await readDocuments()
})

const notices = sampleRowsOf('notification', TODAY).map(({ title, description }) => ({
  place: title,
  text: plain(String(description)),
}))
const pages = sampleRowsOf('pages', TODAY)
const textOf = (page: string) =>
  String(pages.find(({ page_name: name }) => name === page)?.content ?? '')

/** A time as minutes: 9:25am, 12 noon. */
function minutesOf(time: string): number {
  const [, hour = '', minute = '0', half] = /^(\d+)(?::(\d+))?\s*(am|pm|noon)/.exec(time) ?? []
  return ((Number(hour) % 12) + (half === 'am' ? 0 : 12)) * 60 + Number(minute)
}

const TIME = String.raw`\d+(?::\d+)?(?:am|pm| noon)`
const timesIn = (text: string, before: string) =>
  [...text.matchAll(new RegExp(`(?:${before}) (${TIME})`, 'gi'))].map(([, time = '']) => time)

const [arrival = ''] = timesIn(plain(textOf('transport')), 'reach the school at')

test('nobody has to be at school before the buses', () => {
  const texts = [...notices, ...[...documents].map(([place, text]) => ({ place, text }))]
  const reporting = texts.flatMap(({ place, text }) =>
    timesIn(text, 'reporting time is|report at|reach school by|come by|be at school by').map(
      (time) => ({ place, time, isLater: minutesOf(time) > minutesOf(arrival) }),
    ),
  )
  expect(reporting.length).toBeGreaterThan(3)
  expect(reporting.filter(({ isLater }) => !isLater)).toEqual([])
  for (const line of String(sampleRecord('school', TODAY)['class_timings']).split('\n'))
    expect(minutesOf(line.split(': ')[1] ?? '')).toBeGreaterThan(minutesOf(arrival))
})

test('a notice and its document have the same hours, and the buses leave after the last', () => {
  for (const [notice, document] of [
    [/^Practice/, 'practice-date-sheet.pdf'],
    [/^Annual sports/, 'annual-sports-day.pdf'],
  ] as const) {
    const text = notices.find(({ place }) => notice.test(place))?.text ?? ''
    const shown = documents.get(document) ?? ''
    const ofNotice = text.match(new RegExp(TIME, 'g')) ?? []
    const ofPaper = (shown.match(new RegExp(TIME, 'g')) ?? []).map(minutesOf)
    expect(ofNotice.length).toBeGreaterThan(2)
    for (const time of ofNotice) expect(ofPaper).toContain(minutesOf(time))
    for (const each of [text, shown]) {
      const [leaves = ''] = timesIn(each, 'leave at|at the latest at|the paper, at')
      expect(minutesOf(leaves)).toBe(Math.max(...ofPaper))
    }
  }
})

test.each(['2026-11-24', '2027-05-10', '2028-02-29'])(
  'on a first start on %s no examination and no meeting is on a holiday',
  (today) => {
    const dates = sampleRowsOf('calendar_date', today)
    const holidays = dates.filter(({ kind }) => kind === 'Holiday')
    const busy = dates.filter(
      ({ kind, title }) => kind === 'Examination' || /Open house|Annual|Report/.test(title),
    )
    const clashes = busy.flatMap((date) =>
      holidays
        .filter(({ from, to }) => from <= (date.to ?? date.from) && date.from <= (to ?? from))
        .map(({ title }) => `${date.title} ${date.from}: ${title}`),
    )
    expect(busy.length).toBeGreaterThan(15)
    expect(clashes).toEqual([])
  },
)

test('a document has the words of its HTML, and no number or date of zeros', () => {
  const squeeze = (text: string) => text.replaceAll(/\s|&nbsp;|•/g, '')
  for (const [name, text] of documents) {
    expect(text).not.toMatch(/0000\/0000|00-00-|\b0{5}\b|of 0000/)
    const body = /<\/title>(.*)<\/html>/s.exec(readDocumentSource(name))?.[1] ?? ''
    const printed = text
      .replaceAll(/Page \d+ of \d+ Palash Vidya Niketan is a demonstration: .*?invented\./g, '')
      .replaceAll(/(?<!\S)\d\. (?=[A-Z])/g, '')
    expect({ name, text: squeeze(printed) }).toEqual({ name, text: squeeze(plain(body)) })
  }
})

test('every class has a section and a class teacher, and each number of teachers is one', () => {
  const classes = sampleRowsOf('fee', TODAY).map(({ class_name: name }) => name)
  const designations = sampleRowsOf('faculty', TODAY).map(({ designation }) => String(designation))
  const led = designations.flatMap((each) => /class teacher of (\S+) [A-Z]/.exec(each)?.[1] ?? [])
  expect(led.toSorted()).toEqual(classes.toSorted())
  const facts = sampleRecord('disclosure', TODAY)
  expect(facts['sections']).toBe(led.length)
  expect(designations.filter((each) => !each.startsWith('Principal'))).toHaveLength(
    Number(facts['pgt']) + Number(facts['tgt']) + Number(facts['prt']),
  )
})

test.each(['en', 'hi', 'bn'])(
  'whom to call is listed with the number of its row in %s',
  (language) => {
    const inLanguage = (row: Record<string, unknown>, column: string) => {
      const texts = row['translations'] as Record<string, unknown>[]
      return String(texts.find((each) => each['language'] === language)?.[column] ?? row[column])
    }
    const page = sampleRows('pages', TODAY).find(
      ({ page_name: name }) => name === 'sexual_harassment_committee',
    )
    const text = plain(inLanguage(page ?? {}, 'content'))
    const people = sampleRows('person', TODAY).filter(
      ({ body, post }) =>
        body === 'sexual_harassment_committee' && post && post !== 'External member',
    )
    expect(people).toHaveLength(3)
    for (const row of people)
      expect(text).toContain(`${inLanguage(row, 'name')} ${String(row['telephone'])}`)
  },
)
