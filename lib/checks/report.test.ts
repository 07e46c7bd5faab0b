import { EVERY_PAGE } from './issue.ts'
import { reportOf } from './report.ts'

const todo = 'Correct it.'

test('goes page by page in the order of the page table, and counts', () => {
  const issues = ['/notices/7', '/Library', '/notices/7', '', '/', EVERY_PAGE].map(
    (page, index) => ({
      ...{ page, what: `wrong ${index}`, todo },
    }),
  )
  expect(reportOf('needs-fixing', issues)).toEqual([
    ...['', 'Every page', '  wrong 5', '  -> Correct it.'],
    ...['', 'On no page', '  wrong 3', '  -> Correct it.'],
    ...['', 'Home  /', '  wrong 4', '  -> Correct it.'],
    ...['', '/notices/7', '  wrong 0', '  -> Correct it.', '  wrong 2', '  -> Correct it.'],
    ...['', 'Library  /Library', '  wrong 1', '  -> Correct it.', '', '6 things to fix.'],
  ])
})

test('says what sort of issue it is, and where in the CMS to correct it', () => {
  const issues = [
    { page: '/Faculty', what: 'A', todo, category: 'sample' as const, collection: 'faculty' },
    { page: '/Club', what: 'B', todo, category: 'missing' as const, collection: '' },
    { page: '/Club', what: 'C', todo, category: 'sample' as const, collection: '' },
  ]
  const lines = reportOf('before-go-live', issues)
  expect(lines).toContain('  sample       A')
  expect(lines).toContain('               -> CMS, Faculty: Correct it.')
  expect(lines).toContain('               -> Correct it.')
  expect(lines.at(-1)).toBe('3 things to do before going live: 2 sample, 1 missing.')
  expect(reportOf('before-go-live', issues.slice(0, 1)).at(-1)).toMatch(
    /^1 thing to do .*: 1 sample/,
  )
})

test('says when there is nothing to do', () => {
  expect(reportOf('needs-fixing', [])).toEqual(['The website has found nothing to fix.'])
  expect(reportOf('before-go-live', [])).toEqual([expect.stringContaining('ready to go live')])
})
