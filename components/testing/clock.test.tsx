import messages from '@/content/messages/en.json' with { type: 'json' }
import { AnnualReportPage } from '@/components/annual-report'
import { Calendar, CalendarDates } from '@/components/calendar/calendar'
import { bySession, datesOn } from '@/lib/calendar/dates'
import { listDates, type CalendarDate } from '@/lib/calendar/calendar'
import { samplePage } from '@/lib/testing/sample-rows'
import { sampleAnswers } from '@/lib/testing/sample-answers'
import { sampleRecord, sampleRowsOf } from 'school-schema/sample/sample'
import { lastDayOfSession, schoolDay, sessionAfter, sessionOf } from 'school-schema/day'
import { pageData } from '@/lib/metadata/page-data'
import { ProcedurePage, SchedulePage } from '@/components/admission/procedure-pages'
import { AwaitingPage } from '@/components/page/awaiting-page'
import { PrintNote } from '@/components/page/print-note'
import { HomePage } from '@/components/home/home-page'
import { english, localeOf } from '@/lib/messages/messages'
import { answers } from '@/lib/testing/views'
import { render, setClock, show } from './render-page'

// The day of the first start. The sample content stays unchanged afterwards.
const FIRST_START = '2026-11-24'
const DATES = ['2026-11-24', '2026-12-31', '2027-03-31', '2027-04-01', '2028-02-29', '2029-11-23']

Object.assign(answers, sampleAnswers(FIRST_START))

jest.mock('@/lib/content/store/read-view', () => jest.requireActual<object>('@/lib/testing/views'))

/** The first day of each row that is not collapsed. */
function firstDaysShown(html: string): string[] {
  const open = html.replace(/<details.*?<\/details>/gs, '')
  return [...open.matchAll(/<tr[^>]*><td.*?<\/tr>/gs)].flatMap(
    ([line]) => /.*<time dateTime="([\d-]+)"/is.exec(line)?.[1] ?? [],
  )
}

const isSessionOver = (today: string) => (lastDayOfSession(sessionOf(FIRST_START)) ?? '') < today

describe.each(DATES)('on %s', (today) => {
  beforeEach(() => {
    setClock(new Date(`${today}T06:00:00Z`))
    expect(schoolDay()).toBe(today)
  })

  test.each([
    ['calendar', '/SchoolCalendar', () => render(<CalendarDates locale={english} />)],
    ['events', '/Events', () => show(AwaitingPage, samplePage('/Events'))],
    ['examinations', '/Examination', () => show(AwaitingPage, samplePage('/Examination'))],
  ] as const)(
    '%s: the next dates come first, other sessions are collapsed, and nothing is empty',
    async (_name, path, load) => {
      const dates = datesOn(samplePage(path), await listDates('en'))
      const html = await load()
      const shown = firstDaysShown(html)
      const [next] = bySession(dates.filter(({ to }) => to >= today))
      expect(shown).toEqual(next?.dates.map(({ from }) => from) ?? [])
      expect(html.includes(messages.calendar.ask.split('.')[0] ?? '')).toBe(shown.length === 0)
      expect(html).toContain('<details')
      expect(html.indexOf('<details')).toBeGreaterThan(html.indexOf(shown[0] ?? 'office on'))
      const isOver = (date: CalendarDate) => date.to < today
      const isOfToday = ({ from }: CalendarDate) => sessionOf(from) === sessionOf(today)
      expect(html.includes('Earlier in the session')).toBe(dates.filter(isOver).some(isOfToday))
    },
  )

  test('without any dates, the calendar says so in one line', async () => {
    const { calendar, 'notice-dates': dates } = answers
    Object.assign(answers, { calendar: [], 'notice-dates': [] })
    const html = await render(<CalendarDates locale={english} />)
    Object.assign(answers, { calendar, 'notice-dates': dates })
    expect(html).toMatch(/^<p [^>]*>The dates of the session [\d-]+ are not here yet\.[^<]*<\/p>$/)
  })

  test('structured data only has upcoming events', async () => {
    const events = JSON.parse(
      JSON.stringify(await pageData(english, samplePage('/SchoolCalendar'))),
    ) as {
      endDate?: string
    }[]
    expect(events.filter(({ endDate = today }) => endDate < today)).toEqual([])
  })

  test.each([
    ['/Schedule', SchedulePage],
    ['/Procedure', ProcedurePage],
  ] as const)(
    '%s offers admission for the next session, and not for a past one',
    async (path, Template) => {
      const html = await show(Template, samplePage(path))
      const open = messages.admission.open.replace('{session}', sessionAfter(FIRST_START))
      expect(html.includes(open)).toBe(!isSessionOver(today))
      expect(html.includes('Admission is open')).toBe(!isSessionOver(today))
      if (isSessionOver(today)) expect(html).toContain(`This is the session ${sessionOf(today)}`)
      const folded = /<details.*?<\/details>/s.exec(html)?.[0] ?? ''
      expect(folded.includes('session 2025-2026')).toBe(path === '/Schedule')
      expect(html.replace(folded, '')).not.toContain('session 2025-2026')
    },
  )

  test('the home page shows no past session and no past notice', async () => {
    const html = await show(HomePage, samplePage('/'))
    expect(html.includes('Admission is open')).toBe(!isSessionOver(today))
    expect(html.includes('Admissions are open')).toBe(!isSessionOver(today))
    const session = isSessionOver(today) ? sessionOf(today) : sessionAfter(FIRST_START)
    expect(html).toContain(session)
    const notices = sampleRowsOf('notification', FIRST_START)
    const past = notices.filter(({ publish_until: until }) => Date.parse(until ?? '') <= Date.now())
    for (const { title } of past) expect(html).not.toContain(title)
    expect(html.includes(messages.notices.none)).toBe(past.length === notices.length)
  })
})

test.each(['en', 'hi', 'bn'] as const)(
  'in %s, no page names a session that the school has not written',
  async (language) => {
    setClock(new Date(`${FIRST_START}T06:00:00Z`))
    const kept = { ...answers }
    const unwritten = { session: null, schedule_session: null, fee_period: null, phone: null }
    const closed = { admission_open: false, admission_from: null }
    Object.assign(answers, {
      school: { ...sampleRecord('school', FIRST_START), ...unwritten, ...closed },
    })
    Object.assign(answers, { calendar: [], 'notice-dates': [], sections: [] })
    Object.assign(answers, { faculty: [], people: [], teams: [] })
    const locale = localeOf(language)
    const pages = await Promise.all([
      render(<PrintNote locale={locale} />),
      render(<Calendar locale={locale} />),
      show(AnnualReportPage, samplePage('/AnnualReport'), locale),
      show(ProcedurePage, samplePage('/Procedure'), locale),
      show(SchedulePage, samplePage('/Schedule'), locale),
      show(HomePage, samplePage('/'), locale),
    ])
    Object.assign(answers, kept)
    for (const html of pages) {
      const text = html.replace(/<[^>]*>/g, ' ')
      expect(text).not.toMatch(/(?:session|सत्र|শিক্ষাবর্ষ)[,.।]? ?\d{4}-|\d{4}-\d{4} শিক্ষাবর্ষ/i)
      // No sentence has a gap instead of a number.
      expect(text).not.toMatch(/ on [.,]|none|कार्यालय को\s+पर|অফিসে\s+নম্বরে/)
    }
  },
)
