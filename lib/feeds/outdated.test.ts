import { calendarSource, listDates } from '../calendar/calendar.ts'
import { noticeCard } from '../cards/card.ts'
import { cardLayout } from '../cards/card-layout.ts'
import { parseResponse, type AnySource } from '../content/store/source.ts'
import { storeContent } from '../content/store/store.ts'
import { localeOf } from '../messages/messages.ts'
import { noticeMetadata } from '../metadata/metadata.ts'
import { getNotice, listNotices, noticeDatesSource, noticesSource } from '../notices/notices.ts'
import { pagesSource } from '../pages/pages.ts'
import { schoolSource } from '../school/school.ts'
import { gatherEntries } from '../search/gather.ts'
import { testEnvironment } from '../testing/environment.ts'
import { plainSchool } from '../testing/plain.ts'
import { noticeFeed } from './notice-feed.ts'
import { sessionCalendar } from './session-calendar.ts'

Object.assign(process.env, testEnvironment)
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-24T06:00:00.000Z') }))

const ORIGIN = 'https://school.example'

const texts = {
  hi: { title: '12 दिसंबर को मेला', description: '<p>Rs.400 लाएँ।</p>', event_title: '12 को मेला' },
  bn: { title: '12 ডিসেম্বর মেলা', description: '<p>Rs.400 আনুন।</p>', event_title: '12 তারিখে মেলা' },
}

/** What the search reads of a school without content. */
const empty = {
  pages: [],
  notices: [],
  staff: [],
  people: [],
  teams: [],
  sections: [],
  headings: [],
  albums: [],
  documents: [],
  fees: [],
  dates: [],
  books: [],
  school: plainSchool,
  translations: [],
}

/** What all places show of a notice and a date whose original has changed. */
async function shownIn(language: 'hi' | 'bn'): Promise<string[]> {
  const translation = {
    language,
    ...texts[language],
    outdated: true,
    changed: '2026-11-01T00:00:00Z',
  }
  const notice = {
    id: 7,
    date: '2026-11-20',
    title: 'Fair on 13 December',
    description: '<p>Bring Rs.500.</p>',
    event_date: '2026-12-13',
    event_title: 'Fair on the 13th',
    file: null,
    translations: [translation],
  }
  const date = { id: 8, from: '2026-12-13', title: 'Fair on the 13th', kind: 'Event' }
  const dated = { ...date, translations: [{ ...translation, title: texts[language].event_title }] }
  const store = (source: AnySource, ...rows: object[]) => {
    const parsed = parseResponse(source, rows, new Map())
    storeContent(source, parsed.digest, parsed.answer, parsed)
  }
  store(noticesSource, notice)
  store(noticeDatesSource, notice)
  store(calendarSource, dated)
  storeContent(schoolSource, '', plainSchool)
  storeContent(pagesSource, '', [])
  const locale = localeOf(language)
  const [notices, dates, found] = await Promise.all([
    listNotices(language),
    listDates(language),
    getNotice(language, 7),
  ])
  if (!found) throw new Error('The notice is not shown.')
  const sources = { ...empty, notices, dates }
  const isOurs = ({ id }: { id: string }) => id === 'notice-7'
  return [
    noticeFeed(locale, notices, plainSchool, { origin: ORIGIN, path: '/f', name: 'F' }),
    sessionCalendar(locale, dates, plainSchool, { origin: ORIGIN, page: '/' }),
    JSON.stringify(cardLayout(noticeCard(locale, found, plainSchool))),
    JSON.stringify(await noticeMetadata(locale, found)),
    JSON.stringify(gatherEntries(locale, sources).filter(isOurs)),
  ]
}

test.each(['hi', 'bn'] as const)(
  'where figures differ, an outdated translation in %s is the original in feeds, card and search',
  async (language) => {
    const all = await shownIn(language)
    for (const shown of all) {
      expect(shown).toMatch(/Fair on (?:13 December|the 13th)/)
      expect(shown).not.toMatch(/मेला|মেলা|Rs\.400/)
    }
    expect(all[0]).toContain('<title xml:lang="en">Fair on 13 December</title>')
    expect(all[0]).toContain('<content type="html" xml:lang="en">')
  },
)
