import { facultySource } from '../collections/faculty.ts'
import { selectView, storeContent, toTag } from '../store/store.ts'
import { noticesSource } from '../collections/notices.ts'
import { pagesSource } from '../collections/pages.ts'
import type { AnySource } from '../store/source.ts'
import * as pageIndex from './page-index.ts'

const index = Reflect.get(globalThis, Symbol.for('school-website.pages')) as pageIndex.PageIndex

const teacher = (name: string) => ({ id: 1, name })
const text = (name: string, content: string) => ({ name, title: null, content })

/** The tags of a page that is rendered now from these views. */
function tagsOf(...views: [AnySource, name: string, param?: string][]): string {
  const tags = views.map(([source, name, param = '']) =>
    toTag({ key: source.key, name, param, version: selectView(source, name, param).version }),
  )
  return ['_N_T_/layout', ...tags].join(',')
}

const [faculty, pages] = [facultySource as AnySource, pagesSource as AnySource]
const stale = () => pageIndex.listStalePages().map(({ key }) => key)

beforeEach(() => {
  pageIndex.openPageIndex()
  for (const key of ['/faculty', '/club', '/library', '/late', '/notices'])
    pageIndex.forgetPage(key)
  storeContent(faculty, '', [teacher('Asha')])
  storeContent(pages, '', [text('club', 'Clubs'), text('library', 'Books')])
  index.record('/faculty', tagsOf([faculty, 'all']))
  index.record('/club', tagsOf([pages, 'named', 'club']))
  index.record('/library', tagsOf([pages, 'named', 'library'], [faculty, 'all']))
})

test('pages that show a change are stale, and only those', () => {
  expect(stale()).toEqual([])
  storeContent(pages, '', [text('club', 'Nine clubs'), text('library', 'Books')])
  expect(stale()).toEqual(['/club'])
  storeContent(faculty, '', [teacher('Ravi')])
  expect(pageIndex.listStalePages()).toEqual([
    { key: '/faculty', sources: ['faculty'] },
    { key: '/club', sources: ['pages'] },
    { key: '/library', sources: ['faculty'] },
  ])
})

test('a reverted change makes a page current again', () => {
  storeContent(faculty, '', [teacher('Ravi')])
  storeContent(faculty, '', [teacher('Asha')])
  expect(stale()).toEqual([])
})

test('a page that was rendered during a change is stale', () => {
  const begunWith = tagsOf([faculty, 'all'])
  storeContent(faculty, '', [teacher('Ravi')])
  index.record('/late', begunWith)
  expect(stale()).toContain('/late')
})

test('a page from a source that does not exist any more is stale', () => {
  expect(index.isCurrent('cms/ticker/all//abc')).toBe(false)
  expect(index.isCurrent('_N_T_/layout,_N_T_/page')).toBe(true)
})

test('isCurrent never throws: the page is kept', () => {
  const broken: unknown = [
    {
      name: 'club',
      get content() {
        throw new RangeError('Maximum call stack size exceeded')
      },
    },
  ]
  storeContent(pages, '', broken)
  expect(index.isCurrent('cms/pages/named/club/abc')).toBe(true)
  expect(index.isCurrent('cms/pages/named/%/abc')).toBe(true)
  expect(stale()).toEqual(['/library'])
})

test('unchanged pages are not checked again', () => {
  expect(pageIndex.takePagesToCheck()).toEqual(['/faculty', '/club', '/library'])
  expect(pageIndex.takePagesToCheck()).toEqual([])
  index.record('/club', tagsOf([pages, 'named', 'club']))
  expect(pageIndex.takePagesToCheck()).toEqual([])
  index.record('/late', tagsOf([faculty, 'all']))
  expect(pageIndex.takePagesToCheck()).toEqual(['/late'])
  storeContent(faculty, '', [teacher('Ravi')])
  expect(pageIndex.takePagesToCheck()).toHaveLength(4)
  expect(pageIndex.takePagesToCheck()).toEqual([])
})

test('when time has changed a view, every page is checked', () => {
  jest.useFakeTimers({ now: new Date('2026-06-01T10:00:00Z') })
  const notices = noticesSource as AnySource
  const due = { publishFrom: '2026-06-01T10:00:05Z', publishUntil: null }
  storeContent(notices, '', [{ ...due, id: 1, date: '2026-06-01', isPinned: false }])
  index.record('/notices', tagsOf([notices, 'shown']))
  pageIndex.takePagesToCheck()
  jest.advanceTimersByTime(4_999)
  expect(pageIndex.takePagesToCheck()).toEqual([])
  jest.advanceTimersByTime(1)
  expect(pageIndex.takePagesToCheck()).toContain('/notices')
  expect(stale()).toEqual(['/notices'])
  jest.useRealTimers()
})

test('a dropped page is not stale', () => {
  storeContent(faculty, '', [teacher('Ravi')])
  pageIndex.forgetPage('/faculty')
  expect(stale()).toEqual(['/library'])
})

test('waiting for a page ends when it is rendered, or after the timeout', async () => {
  const made = pageIndex.whenRegenerated('/club', 60_000)
  index.regenerated.emit('/club')
  await made
  await pageIndex.whenRegenerated('/club', 1)
})

test.each([
  ['/route-cache/APP_PAGE/3f/$/index', '/'],
  ['/route-cache/APP_PAGE/3f/$/Contact%20Us', '/Contact%20Us'],
  ['/route-cache/APP_PAGE/3f/$/Vision&Mission', '/Vision%26Mission'],
  ['/route-cache/APP_ROUTE/3f/$/tables/faculty.csv', '/tables/faculty.csv'],
  ['/route-cache/APP_PAGE/3f/$/notices/archive/2026', '/notices/archive/2026'],
])('%s is at %s', (key, address) => {
  expect(pageIndex.addressOf(key)).toBe(address)
})
