import { getStored } from '../content/store/store.ts'
import { facultySource } from '../people/people.ts'
import { headingsSource } from '../headings.ts'
import type { AnySource } from '../content/store/source.ts'
import { faults, list, standInCms, type Answer } from '../testing/stand-in-cms.ts'
import { syncSources } from './sync-round.ts'

jest.mock('../server/log.ts', () => ({ log: { info() {}, warn() {}, error() {} } }))

const teacher = { designation: null, qualification: null, department: null }
const staff = list([{ id: 1, name: 'Asha Devi', ...teacher }])
const staffOf = (...ids: number[]) =>
  list(ids.map((id) => ({ id, name: `Teacher ${id}`, ...teacher })))
const headings = list([{ id: 1, title: 'Fair', description: null, image: null }])
const none = list([{ count: 0 }])

let answers: { faculty: Answer; heading: Answer; count: Answer }
const [faculty, heading] = [facultySource as AnySource, headingsSource as AnySource]
let clock = 0
/** The tag of the response that the last request has. */
let known: string | undefined

const lastStatus = standInCms(({ pathname, searchParams }, headers) => {
  known = headers['if-none-match']
  if (searchParams.has('aggregate')) return answers.count
  return answers[pathname.includes('faculty') ? 'faculty' : 'heading']
})
beforeAll(() => void jest.spyOn(performance, 'now').mockImplementation(() => clock))
beforeEach(async () => {
  answers = { faculty: staff, heading: headings, count: none }
  await syncSources([faculty, heading])
})

const rowsOf = (source: AnySource) => (getStored(source)?.answer as unknown[] | undefined)?.length

test('only changed content is stored and reported', async () => {
  answers.faculty = list([{ id: 1, name: 'Asha Devi Roy', ...teacher }])
  expect((await syncSources([faculty, heading])).changed).toEqual(['faculty'])
  expect(getStored(faculty)?.answer).toMatchObject([{ name: 'Asha Devi Roy' }])
  expect((await syncSources([faculty, heading])).changed).toEqual([])
})

test('the CMS does not send again what is stored, unless a row was invalid', async () => {
  expect(known).toBeDefined()
  const stored = getStored(faculty)
  expect(await syncSources([faculty])).toMatchObject({ changed: [], failures: [] })
  expect(lastStatus()).toBe(304)
  expect(getStored(faculty)).toBe(stored)
  answers.faculty = list([{ id: 1, name: ['Asha'], ...teacher }])
  for (let round = 0; round < 2; round++) await syncSources([faculty])
  expect(known).toBeUndefined()
})

test.each(faults)(
  '%s: the stored content stays, and the other sources are updated',
  async (_, fault) => {
    answers = { faculty: fault, heading: list([]), count: none }
    const round = await syncSources([faculty, heading])
    expect(round.failures.map(({ key }) => key)).toEqual(['faculty'])
    expect(getStored(faculty)?.answer).toMatchObject([{ name: 'Asha Devi' }])
  },
)

test('an invalid row only affects itself, and is reported once', async () => {
  answers.faculty = staffOf(1, 2)
  await syncSources([faculty])
  const bad = { id: 1, name: ['Asha'], ...teacher }
  answers.faculty = list([bad, { id: 2, name: 'Ravi', ...teacher }])
  const isReported = { changed: ['faculty'], hasNewRejections: true }
  expect(await syncSources([faculty])).toMatchObject(isReported)
  expect(getStored(faculty)?.answer).toMatchObject([{ name: 'Teacher 1' }, { name: 'Ravi' }])
  expect(await syncSources([faculty])).toMatchObject({ changed: [], hasNewRejections: false })
  answers.faculty = staffOf(1, 2)
  expect(await syncSources([faculty])).toMatchObject(isReported)
})

describe('a list that has suddenly', () => {
  beforeEach(async () => {
    answers.faculty = staffOf(1, 2, 3, 4)
    await syncSources([faculty])
  })

  test.each([
    ['fewer rows is not accepted while the CMS counts more', [1, 2], list([{ count: 4 }])],
    ['fewer rows is not accepted while the CMS counts fewer', [1, 2], list([{ count: 1 }])],
    ['fewer rows is not accepted while the CMS cannot count', [1, 2], { status: 500, body: '{}' }],
    ['no rows is never accepted while the CMS counts more', [], list([{ count: 3 }])],
    ['no rows is never accepted while the CMS answers nothing to everything', [], list([])],
    ['no rows is never accepted while the CMS cannot count', [], { status: 500, body: '{}' }],
  ])('%s', async (_, ids, count) => {
    answers = { ...answers, faculty: staffOf(...ids), count }
    for (let round = 0; round < 20; round++) {
      clock += 60_000
      expect(await syncSources([faculty])).toMatchObject({ changed: [], unconfirmed: ['faculty'] })
    }
    expect(rowsOf(faculty)).toBe(4)
  })

  test('fewer rows is accepted at once if the CMS counts as many', async () => {
    answers = { ...answers, faculty: staffOf(1, 2), count: list([{ count: 2 }]) }
    expect(await syncSources([faculty])).toMatchObject({ changed: ['faculty'], unconfirmed: [] })
    expect(rowsOf(faculty)).toBe(2)
  })
})

describe('a list that is suddenly empty', () => {
  test('is accepted if a later response and a count agree', async () => {
    answers.heading = list([])
    expect(await syncSources([heading])).toMatchObject({ changed: [], unconfirmed: ['headings'] })
    clock += 100
    expect((await syncSources([heading])).unconfirmed).toEqual(['headings'])
    clock += 400
    expect((await syncSources([heading])).changed).toEqual(['headings'])
    expect(rowsOf(heading)).toBe(0)
  })

  test('is unconfirmed again if it had rows in between', async () => {
    answers.heading = list([])
    await syncSources([heading])
    answers.heading = headings
    clock += 400
    await syncSources([heading])
    answers.heading = list([])
    expect((await syncSources([heading])).unconfirmed).toEqual(['headings'])
  })

  test('together with another is unconfirmed for a minute', async () => {
    answers = { faculty: list([]), heading: list([]), count: none }
    await syncSources([faculty, heading])
    clock += 59_000
    expect((await syncSources([faculty, heading])).unconfirmed).toHaveLength(2)
    clock += 1_000
    expect((await syncSources([faculty, heading])).changed).toHaveLength(2)
  })

  test('together with others is accepted at once if the sample was cleared and the CMS counts none', async () => {
    answers = { faculty: list([]), heading: list([]), count: none }
    await syncSources([faculty, heading])
    expect(await syncSources([faculty, heading], true)).toMatchObject({
      changed: ['faculty', 'headings'],
      unconfirmed: [],
    })
  })

  test.each([
    ['counts rows', list([{ count: 1 }])],
    ['answers nothing to everything', list([])],
    ['cannot count', { status: 500, body: '{}' }],
  ])('stays although the sample was cleared while the CMS %s', async (_, count) => {
    answers = { faculty: list([]), heading: list([]), count }
    expect((await syncSources([faculty, heading], true)).changed).toEqual([])
    answers.count = none
    expect((await syncSources([faculty, heading])).unconfirmed).toHaveLength(2)
  })
})
