import { pages } from '../../lib/pages/pages.ts'
import { calendarDates } from './academics/calendar-dates.ts'
import { getAwaiting } from './awaiting.ts'

const awaited = pages.filter(({ awaitsContent }) => awaitsContent)

test('the six routes of the specification that are empty', () => {
  expect(awaited.map(({ path }) => path).sort()).toEqual([
    ...['/Events', '/Examination', '/Homework', '/cbse-sports', '/cns-gallery', '/exam-viii'],
  ])
  expect(awaited.every(({ template }) => template === 'awaiting')).toBe(true)
})

describe.each(awaited.map((page) => [page.path, page.row]))('%s', (path, row) => {
  const { line, dates, meanwhile } = getAwaiting(row)

  test('says in one sentence what will be here, as no other does', () => {
    expect(line).toMatch(/^[A-Z][^.]+ will be here[^.]*\.$/)
    expect(awaited.filter((page) => getAwaiting(page.row).line === line)).toHaveLength(1)
  })

  test('leads to pages that have something now', () => {
    const leads = meanwhile.map((target) => pages.find((page) => page.path === target))
    expect(leads.length).toBeGreaterThan(1)
    expect(leads.every((page) => page && !page.awaitsContent)).toBe(true)
    expect(new Set(meanwhile).size).toBe(leads.length)
    expect(meanwhile).not.toContain(path)
  })

  test('shows only dates that the calendar has', () => {
    const kinds = calendarDates.map(({ kind }) => kind)
    expect(dates ? kinds.includes(dates.kind) : true).toBe(true)
  })
})

test('a page that nobody has described yet is no dead end either', () => {
  expect(getAwaiting('no_such_row').meanwhile).toContain('/notices')
})
