import { facultySource } from '../cms/faculty.ts'
import { heldOf, holdAnswer } from '../cms/held.ts'
import { noticesSource } from '../cms/notices.ts'
import { pagesSource } from '../cms/pages.ts'
import { see } from '../cms/see.ts'
import type { AnySource } from '../cms/source.ts'
import { toTag } from '../cms/view-tag.ts'
import {
  addressOf,
  forgetPage,
  listStalePages,
  openPageIndex,
  takeSuspects,
  whenMade,
  type PageIndex,
} from './page-index.ts'

const index = Reflect.get(globalThis, Symbol.for('school-website.pages')) as PageIndex

const teacher = (name: string) => ({ id: 1, name })
const text = (name: string, content: string) => ({ name, title: null, content })

/** The tags of a page that is made now from these views. */
function tagsOf(...views: [AnySource, name: string, which?: string][]): string {
  const tags = views.map(([source, name, which = '']) => {
    const held = heldOf(source)
    if (!held) throw new Error('Nothing is held')
    return toTag({ key: source.key, name, which, version: see(source, held, name, which).version })
  })
  return ['_N_T_/layout', ...tags].join(',')
}

const [faculty, pages] = [facultySource as AnySource, pagesSource as AnySource]
const stale = () => listStalePages().map(({ key }) => key)

beforeEach(() => {
  openPageIndex()
  for (const key of ['/faculty', '/club', '/library', '/late', '/notices']) forgetPage(key)
  holdAnswer(faculty, '', [teacher('Asha')])
  holdAnswer(pages, '', [text('club', 'Clubs'), text('library', 'Books')])
  index.note('/faculty', tagsOf([faculty, 'all']))
  index.note('/club', tagsOf([pages, 'named', 'club']))
  index.note('/library', tagsOf([pages, 'named', 'library'], [faculty, 'all']))
})

test('pages that show a change are stale, and only those', () => {
  expect(stale()).toEqual([])
  holdAnswer(pages, '', [text('club', 'Nine clubs'), text('library', 'Books')])
  expect(stale()).toEqual(['/club'])
  holdAnswer(faculty, '', [teacher('Ravi')])
  expect(listStalePages()).toEqual([
    { key: '/faculty', sources: ['faculty'] },
    { key: '/club', sources: ['pages'] },
    { key: '/library', sources: ['faculty'] },
  ])
})

test('what is changed back is current again', () => {
  holdAnswer(faculty, '', [teacher('Ravi')])
  holdAnswer(faculty, '', [teacher('Asha')])
  expect(stale()).toEqual([])
})

test('a page that was made while content changed is stale, whenever its making ended', () => {
  const begunWith = tagsOf([faculty, 'all'])
  holdAnswer(faculty, '', [teacher('Ravi')])
  index.note('/late', begunWith)
  expect(stale()).toContain('/late')
})

test('a page of an older site, made from a source that is no more, is stale', () => {
  expect(index.isCurrent('cms/ticker/all//abc')).toBe(false)
  expect(index.isCurrent('_N_T_/layout,_N_T_/page')).toBe(true)
})

test('deciding whether a page is current never throws: the page stays as it is', () => {
  const broken: unknown = [
    {
      name: 'club',
      get content() {
        throw new RangeError('Maximum call stack size exceeded')
      },
    },
  ]
  holdAnswer(pages, '', broken)
  expect(index.isCurrent('cms/pages/named/club/abc')).toBe(true)
  expect(index.isCurrent('cms/pages/named/%/abc')).toBe(true)
  expect(stale()).toEqual(['/library'])
})

test('what nothing has happened to is not looked at again', () => {
  expect(takeSuspects()).toEqual(['/faculty', '/club', '/library'])
  expect(takeSuspects()).toEqual([])
  index.note('/club', tagsOf([pages, 'named', 'club']))
  expect(takeSuspects()).toEqual([])
  index.note('/late', tagsOf([faculty, 'all']))
  expect(takeSuspects()).toEqual(['/late'])
  holdAnswer(faculty, '', [teacher('Ravi')])
  expect(takeSuspects()).toHaveLength(4)
  expect(takeSuspects()).toEqual([])
})

test('when time has changed what is to be seen, every page is looked at', () => {
  jest.useFakeTimers({ now: new Date('2026-06-01T10:00:00Z') })
  const notices = noticesSource as AnySource
  const due = { publishFrom: '2026-06-01T10:00:05Z', publishUntil: null }
  holdAnswer(notices, '', [{ ...due, id: 1, date: '2026-06-01', isPinned: false }])
  index.note('/notices', tagsOf([notices, 'shown']))
  takeSuspects()
  jest.advanceTimersByTime(4_999)
  expect(takeSuspects()).toEqual([])
  jest.advanceTimersByTime(1)
  expect(takeSuspects()).toContain('/notices')
  expect(stale()).toEqual(['/notices'])
  jest.useRealTimers()
})

test('a page that is forgotten is not stale', () => {
  holdAnswer(faculty, '', [teacher('Ravi')])
  forgetPage('/faculty')
  expect(stale()).toEqual(['/library'])
})

test('whoever waits for a page hears when it is made, or waits no longer than allowed', async () => {
  const made = whenMade('/club', 60_000)
  index.made.emit('/club')
  await made
  await whenMade('/club', 1)
})

test.each([
  ['/route-cache/APP_PAGE/3f/$/index', '/'],
  ['/route-cache/APP_PAGE/3f/$/Contact%20Us', '/Contact%20Us'],
  ['/route-cache/APP_PAGE/3f/$/Vision&Mission', '/Vision%26Mission'],
  ['/route-cache/APP_ROUTE/3f/$/tables/faculty.csv', '/tables/faculty.csv'],
  ['/route-cache/APP_PAGE/3f/$/notices/archive/2026', '/notices/archive/2026'],
])('%s is at %s', (key, address) => {
  expect(addressOf(key)).toBe(address)
})
