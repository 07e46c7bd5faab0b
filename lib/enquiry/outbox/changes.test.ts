import path from 'node:path'
import { temporaryFolder } from '../../server/testing/temporary.ts'
import { addChange, isEnding, mergeChanges, settleChange } from './changes.ts'
import { inOutbox, listDelivered, listDueEnquiries } from './enquiries.ts'
import { eraseExpiredEnquiries } from './erasure.ts'

const environment: Record<string, unknown> = {}
jest.mock('../../server/environment.ts', () => ({ siteEnvironment: () => environment }))

const root = temporaryFolder()
beforeEach(() => void (environment['DATA_DIR'] = path.join(root, crypto.randomUUID())))

const ID = 'subscriber-1'
const asked = { address: 'a@home.example', groups: ['VI'] }
const confirmed = { confirmed_at: '2026-11-22T10:00:00Z' }

test.each([
  [
    'a confirmation and a choice are both stored',
    confirmed,
    { evening: true },
    { ...confirmed, evening: true },
  ],
  ['the last choice counts', { groups: ['VI'] }, { groups: [] }, { groups: [] }],
  ['an end stays an end', { ended: true as const }, { groups: [] }, { ended: true }],
  ['an end replaces what came before', asked, { ended: true as const }, { ended: true }],
  ['who asks again is asked again', { ended: true as const }, asked, asked],
  [
    'who knows the address changes no choice of its owner',
    { groups: ['X'] },
    asked,
    { groups: ['X'] },
  ],
  [
    'of two requests the last one counts',
    asked,
    { ...asked, groups: [] },
    { ...asked, groups: [] },
  ],
])('%s', (_what, before, next, stored) => {
  expect(mergeChanges(before, next)).toEqual(stored)
})

test('a change that comes while another one is delivered is delivered too', () => {
  const first = addChange(ID, { groups: ['VI'] })
  addChange(ID, { ended: true })
  settleChange(first)
  expect(isEnding(ID)).toBe(true)
  const [due] = listDueEnquiries(9)
  expect(due?.item).toEqual({ ended: true })
  settleChange(due ?? first)
  expect([listDueEnquiries(9), isEnding(ID)]).toEqual([[], false])
})

test('a delivered request leaves no address, is not offered again, and is erased after a week', () => {
  settleChange(addChange(ID, asked))
  const rows = () => inOutbox((outbox) => outbox.prepare('SELECT item FROM enquiry').all())
  expect(rows()).toEqual([{ item: '{}' }])
  expect(listDelivered()).toEqual([])
  jest.useFakeTimers({ now: Date.now() + 8 * 24 * 3_600_000 })
  inOutbox((outbox) => eraseExpiredEnquiries(outbox, 400))
  jest.useRealTimers()
  expect(rows()).toEqual([])
})
