import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { sampleAnswers, sampleAnswersOf } from '@/lib/testing/sample-answers'
import { samplePage } from '@/lib/testing/sample-rows'
import { ContactWays } from '@/components/school/contact-ways'
import { Calendar } from '@/components/calendar/calendar'
import { AwaitingPage } from '@/components/page/awaiting-page'
import { DisclosurePage } from '@/components/disclosure/disclosure-page'
import { HomePage } from '@/components/home/home-page'
import { ProcedurePage } from '@/components/admission/procedure-pages'
import { TransportDays } from '../transport-days'
import { answers } from '@/lib/testing/views'
import { render, setClock, show } from './render-page'
import { english } from '@/lib/messages/messages'

const FIRST_START = '2026-11-24'
Object.assign(answers, sampleAnswers(FIRST_START))

jest.mock('@/lib/content/store/read-view', () => jest.requireActual<object>('@/lib/testing/views'))

/** The visible texts of a page, without the elements that have ended at a time. */
function textsAt(html: string, now: number): string[] {
  const read = (node: DefaultTreeAdapterTypes.Node): string[] => {
    if (node.nodeName === 'script') return []
    const attributes = 'attrs' in node ? node.attrs : []
    const end = attributes.find(({ name }) => name === 'data-until')?.value
    if (end !== undefined && Date.parse(end) <= now) return []
    if ('value' in node) return node.value.trim() ? [node.value] : []
    return 'childNodes' in node ? node.childNodes.flatMap(read) : []
  }
  return read(parseFragment(html))
}

/** What names its own day stays true. */
const isDated = (text: string) => text.includes('as on ')

test.each([
  ['home', () => show(HomePage, samplePage('/'))],
  ['calendar', () => Calendar({ locale: english }).then(render)],
  ['examinations', () => show(AwaitingPage, samplePage('/Examination'))],
  ['transport', () => TransportDays({ locale: english }).then(render)],
  ['contact', () => ContactWays({ locale: english }).then(render)],
  ['procedure', () => show(ProcedurePage, samplePage('/Procedure'))],
  ['disclosure', () => show(DisclosurePage, samplePage('/Disclosure'))],
] as const)(
  '%s: everything of a stored page that depends on the time ends with it',
  async (_name, load) => {
    setClock(new Date('2026-11-27T10:00+05:30'))
    const { sections } = answers
    answers.sections = sampleAnswersOf('section', FIRST_START).map((each) => ({
      ...each,
      publish_until: '2026-12-01T00:00:00Z',
    }))
    const stored = await load()
    const missed: string[] = []
    for (const later of [
      '2026-11-27T14:00',
      '2026-11-27T23:00',
      '2026-11-28T10:00',
      '2026-12-26T09:00',
    ]) {
      setClock(new Date(`${later}+05:30`))
      const current = new Set(textsAt(await load(), Date.now()))
      const shown = textsAt(stored, Date.now()).filter(
        (text) => !current.has(text) && !isDated(text),
      )
      missed.push(...shown.map((text) => `${later}: ${text}`))
    }
    answers.sections = sections
    expect(missed).toEqual([])
  },
)

test('an admission procedure that nobody has written offers no list to print', async () => {
  const page = samplePage('/Procedure')
  expect(await show(ProcedurePage, page)).toContain('Print this list')
  const { sections } = answers
  answers.sections = []
  expect(await show(ProcedurePage, { ...page, content: null })).not.toContain('Print this list')
  answers.sections = sections
})

test('no two tiles of the contact page have one name', async () => {
  const { school } = answers
  const timings = { class_timings: '9am-2pm\nSaturday 9am-noon' }
  answers.school = { ...Object(school), phone: '03530 000000, 94340 00000', ...timings }
  const html = await ContactWays({ locale: english }).then(render)
  answers.school = school
  const names = [...html.matchAll(/<dt.*?<\/dt>/g)].map(([term]) => term.replace(/<[^>]*>/g, ''))
  expect(names).toContain('Telephone')
  expect(names).toEqual([...new Set(names)])
  for (const value of ['tel:03530000000', 'tel:9434000000', '9am-2pm', 'Saturday 9am'])
    expect(html).toContain(value)
})
