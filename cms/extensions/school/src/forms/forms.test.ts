import { refusalOfQuestions } from 'school-schema/forms/questions'
import type { Row } from '../shared.ts'
import type { MemoryDatabase } from '../testing/database.ts'
import { openAnswers } from './testing/answers.ts'
import { markFull, takePlace } from './places.ts'
import { countVotes } from './votes.ts'

let database: MemoryDatabase
beforeEach(async () => {
  database = await openAnswers()
})
afterEach(() => database.destroy())

describe('a time with places', () => {
  const row = (id: string, more: Row = {}) => ({
    id,
    form_page: 'visit',
    place: 'Monday',
    places: 2,
    ...more,
  })
  const take = async (id: string, more: Row = {}) => {
    const stored = await takePlace(database, row(id, more))
    await database('form_answer').insert({ ...stored, stage: 'new' })
    return stored
  }

  it('is given to as many as it has places, and then refused to one who waits', async () => {
    expect(await take('1')).toEqual({ id: '1', form_page: 'visit', place: 'Monday' })
    await take('2')
    await expect(take('3')).rejects.toMatchObject({ code: 'PLACE_TAKEN', status: 409 })
    // Other times and other forms have their own places.
    await take('4', { place: 'Tuesday' })
    await take('5', { form_page: 'tour' })
  })

  it('that is full stores a later attempt without a place, with a note for the office', async () => {
    await take('1')
    await take('2')
    const { notes, ...stored } = await takePlace(database, row('3', { late: true }))
    expect(stored).toEqual({ id: '3', form_page: 'visit', place: null })
    expect(notes).toContain('Offer the family another time')
  })

  it('is not taken by what looks like a robot', async () => {
    await take('1', { suspected: 'The hidden field was filled.' })
    await take('2', { suspected: 'The hidden field was filled.' })
    await take('3')
    await take('4')
    await expect(take('5')).rejects.toMatchObject({ code: 'PLACE_TAKEN' })
  })

  it('is given once to a contact, however it is written; the office reads it in a note', async () => {
    const first = await take('1', { contact: '98765 43210' })
    expect(first).toMatchObject({ place: 'Monday' })
    for (const [index, contact] of ['+91 98765-43210', '०९८७६५४३२१०', '09876543210'].entries()) {
      const { place, notes } = await take(`again ${index}`, { contact })
      expect([place, notes]).toEqual([null, expect.stringContaining('same contact')])
    }
    await take('2', { place: 'Tuesday', contact: 'asha.devi@home.example' })
    const mailbox = { place: 'Tuesday', contact: 'AshaDevi+2@home.example', late: true }
    expect(await take('3', mailbox)).toMatchObject({ place: null })
    // Another time, another form, and once the first is closed.
    expect(await take('4', { place: 'Tuesday', contact: '9876543210' })).toMatchObject({
      place: 'Tuesday',
    })
    expect(await take('5', { form_page: 'tour', contact: '9876543210' })).toMatchObject({
      place: 'Monday',
    })
    await database('form_answer').where({ id: '1' }).update({ stage: 'closed' })
    expect(await take('6', { contact: '9876543210' })).toMatchObject({ place: 'Monday' })
  })

  it('is the same place for an answer that is delivered again, and free once one is closed', async () => {
    await take('1')
    await take('2')
    expect(await takePlace(database, row('2'))).toMatchObject({ place: 'Monday' })
    await database('form_answer').where({ id: '1' }).update({ stage: 'closed' })
    expect(await take('3')).toMatchObject({ place: 'Monday' })
  })
})

describe('the times that are full', () => {
  const fields = (...choices: string[]) =>
    JSON.stringify([
      { kind: 'text', choices: 'Other | 1' },
      { kind: 'slot', choices: choices.join('\n') },
    ])
  const full = async () => {
    await markFull(database)
    return (await database('pages').select('form_full')).map(({ form_full }) => form_full)
  }
  const take = (id: string, place: string, more: Row = {}) =>
    database('form_answer').insert({ id, form_page: 'visit', place, stage: 'new', ...more })

  it('are written into their page, and taken out again once an answer is closed or erased', async () => {
    await database('pages').insert([
      { page_name: 'visit', kind: 'form', form_fields: fields('Monday, 10 am | 2', 'Tuesday|1') },
      { page_name: 'tour', kind: 'form', form_fields: fields('Tuesday | 1') },
      { page_name: 'text', kind: 'text', form_fields: fields('Tuesday | 1') },
      { page_name: 'none', kind: 'form', form_fields: null },
    ])
    await take('1', 'Monday, 10 am')
    expect(await full()).toEqual([null, null, null, null])
    await take('2', 'Monday, 10 am')
    await take('3', 'Tuesday')
    expect(await full()).toEqual(['["Monday, 10 am","Tuesday"]', null, null, null])
    await database('form_answer').where({ id: '1' }).update({ stage: 'closed' })
    await database('form_answer').where({ id: '3' }).del()
    expect(await full()).toEqual([null, null, null, null])
  })

  it('follow the places that the school writes, and leave with the question', async () => {
    await database('pages').insert({
      page_name: 'visit',
      kind: 'form',
      form_fields: fields('A | 1'),
    })
    await take('1', 'A')
    expect(await full()).toEqual(['["A"]'])
    await database('pages')
      .where({ page_name: 'visit' })
      .update({ form_fields: fields('A | 2') })
    expect(await full()).toEqual([null])
    await database('pages')
      .where({ page_name: 'visit' })
      .update({ form_full: '["A"]', form_fields: null })
    expect(await full()).toEqual([null])
  })
})

test('votes are added to one row for each page', async () => {
  await countVotes(database, [{ about: '/Fees', useful: 2, not_useful: 1 }])
  await countVotes(database, [
    { about: '/Fees', useful: 1, not_useful: 4 },
    { about: '/hi/Fees', useful: 0, not_useful: 1 },
  ])
  expect(await database('form_answer').select('about', 'useful', 'not_useful', 'stage')).toEqual([
    { about: '/Fees', useful: 3, not_useful: 5, stage: 'closed' },
    { about: '/hi/Fees', useful: 0, not_useful: 1, stage: 'closed' },
  ])
})

const question = (more: Row) => ({ label: 'Class', kind: 'text', ...more })

const number = question({ label: 'Number', kind: 'contact', required: true })

test.each([
  [[question({}), question({ kind: 'choice', choices: 'One\nTwo' })], null],
  [[question({ kind: 'slot', choices: 'Monday | 5\nTuesday | 500' }), number], null],
  [[question({ kind: 'slot', choices: 'Monday | 5' })], 'needs a required question'],
  [
    [question({ kind: 'slot', choices: 'Monday | 5' }), { ...number, required: false }],
    'needs a required question',
  ],
  [[question({ label: ' ' })], 'Question 1 has no label'],
  [[question({ kind: 'map' })], 'choose a kind'],
  [[question({ kind: 'choice', choices: ' \n' })], 'write its choices'],
  [[question({ kind: 'choices', choices: 'One\nOne ' })], 'a choice twice'],
  [[question({ kind: 'slot', choices: 'Monday | 5\nMonday | 3' }), number], 'a choice twice'],
  [[question({ kind: 'slot', choices: 'Monday' }), number], 'the number of its places'],
  [[question({ kind: 'slot', choices: 'Monday | 0' }), number], 'the number of its places'],
  [
    [question({ kind: 'slot', choices: 'A | 1' }), question({ kind: 'slot', choices: 'B | 1' })],
    'one question with places',
  ],
  [Array.from({ length: 4 }, () => question({ kind: 'file' })), 'at most 3 files'],
  [Array.from({ length: 21 }, () => question({})), 'at most 20 questions'],
])('the questions %j: %j', (questions, words) => {
  const refusal = refusalOfQuestions(questions)
  if (words === null) expect(refusal).toBeNull()
  else expect(refusal).toContain(words)
})
