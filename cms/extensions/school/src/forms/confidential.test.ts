import { randomUUID } from 'node:crypto'
import type { Person } from '../shared.ts'
import type { MemoryDatabase } from '../testing/database.ts'
import { openAnswers } from './testing/answers.ts'
import {
  refuseConfidential,
  refuseRemark,
  withoutConfidential,
  withoutFilters,
} from './confidential.ts'

let database: MemoryDatabase
beforeEach(async () => {
  database = await openAnswers()
})
afterEach(() => database.destroy())

describe('an answer for the principal', () => {
  const office: Person = { user: 'clerk', admin: false }

  it.each([null, undefined, { user: 'head', admin: true }])('is read by %j', (person) => {
    expect(withoutConfidential({ fields: ['*'] }, person)).toEqual({ fields: ['*'] })
  })

  it('is in no count of anybody else, asked in an address or a body', () => {
    const asked = (accountability: Person, collection = 'form_answer') => {
      const query = Object.freeze({ meta: ['filter_count'], limit: 1 })
      const body = { query: { meta: ['*'], limit: 1 } }
      const params = { collection }
      const request = { accountability, method: 'SEARCH', params, sanitizedQuery: query, body }
      withoutFilters(request as never)
      return JSON.stringify(request).includes('"meta"')
    }
    expect(asked(office)).toBe(false)
    expect(asked(office, 'admission')).toBe(true)
    expect(asked({ user: 'head', admin: true })).toBe(true)
  })

  it('is in no change of anybody else that chooses its rows by a filter', () => {
    const change = (accountability: Person, body: object) =>
      withoutFilters({
        accountability,
        method: 'PATCH',
        params: { collection: 'form_answer' },
        body,
      } as never)
    const byFilter = { query: { filter: { summary: { _starts_with: 'A' } } }, data: {} }
    expect(() => change(office, byFilter)).toThrow('Choose the answers')
    change({ user: 'head', admin: true }, byFilter)
    change(office, { keys: ['1'], data: {} })
    change(office, [{ id: '1', stage: 'closed' }])
  })

  it('has remarks of administrators only', async () => {
    const [item, other] = [randomUUID(), randomUUID()]
    await database('form_answer').insert([{ id: item, confidential: true }, { id: other }])
    const remark = (on: string, person: Person) =>
      refuseRemark(database, { collection: 'form_answer', item: on }, person)
    await expect(remark(item, office)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await remark(other, office)
    await remark('not-an-id', office)
    await remark(item, { user: 'head', admin: true })
    await refuseRemark(database, { collection: 'admission', item }, office)
  })

  it('is in no query of anybody else, whatever it filters', () => {
    const rule = { confidential: { _neq: true } }
    expect(withoutConfidential(Object.freeze({}), office)).toEqual({ filter: rule })
    const filter = { _or: [{ confidential: { _eq: true } }, {}] }
    expect(withoutConfidential({ filter }, office)).toEqual({ filter: { _and: [filter, rule] } })
  })

  it('is not changed by anybody else', async () => {
    await database('form_answer').insert([{ id: '1', confidential: true }, { id: '2' }])
    await expect(refuseConfidential(database, ['2', '1'], office)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await refuseConfidential(database, ['2'], office)
    await refuseConfidential(database, ['1'], { user: 'head', admin: true })
  })
})
