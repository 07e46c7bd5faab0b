import { privacyNotice } from '../../content/pages/general/privacy-policy.ts'
import { makeFormToken, readFormToken } from './form-token.ts'
import { isFlood, isMoreThanUsual } from './rate.ts'
import { spamSignalsOf } from './spam-signals.ts'

jest.mock('../server/environment.ts', () => ({
  siteEnvironment: () => ({ REVALIDATE_SECRET: 'secret' }),
}))

const DAY_MS = 24 * 3_600_000

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('a form of ours leaves no mark and names the notice that it showed', () => {
  const marks = spamSignalsOf(form({ form: makeFormToken(), homepage: '' }), '192.0.2.1')
  expect(marks).toEqual({
    suspected: null,
    noticeVersion: privacyNotice.version,
    isWorthMail: true,
  })
})

test('a form that stayed open over a holiday is still a parent’s', () => {
  const old = makeFormToken(Date.now() - 40 * DAY_MS)
  expect(spamSignalsOf(form({ form: old }), '192.0.2.2').suspected).toBeNull()
  const older = makeFormToken(Date.now() - 70 * DAY_MS)
  expect(spamSignalsOf(form({ form: older }), '192.0.2.2').suspected).toBe(
    'sent from a form months old',
  )
})

test('every doubt is named', () => {
  const marks = spamSignalsOf(form({ homepage: 'https://evil.example' }), '192.0.2.3')
  expect(marks).toEqual({
    suspected: 'filled the field that people do not see, not sent from our form',
    noticeVersion: null,
    isWorthMail: false,
  })
})

test('a token that this site did not sign says nothing', () => {
  const token = makeFormToken()
  const [made, version, signature] = token.split('.')
  expect(readFormToken(token)).toMatchObject({ noticeVersion: privacyNotice.version })
  for (const forged of [
    '',
    '..',
    `${made}.2020-01-01.${signature}`,
    `zzzzzzzz.${version}.${signature}`,
    `${made}.${version}.`,
    `${token}.more`,
  ])
    expect(readFormToken(forged)).toBeNull()
})

test('a busy connection of a school is usual, a flood is not, and ten minutes later it is over', () => {
  const sent = (count: number, from: number) =>
    Array.from({ length: count }, (_, at) => isMoreThanUsual('a school', from + at))
  expect(sent(60, 0)).not.toContain(true)
  expect(sent(3, 60)).toEqual([true, true, true])
  expect(isMoreThanUsual('a school', 11 * 60_000)).toBe(false)
})

test('all addresses of one IPv6 network count together', () => {
  const marks = Array.from({ length: 61 }, (_, host) =>
    spamSignalsOf(form({ form: makeFormToken() }), `2001:db8:7:1::${host.toString(16)}`),
  )
  expect(marks[59]?.suspected).toBeNull()
  expect(marks[60]?.suspected).toBe('one of many from the same connection')
})

test('a flood from everywhere marks all of it, and is still told to the office', () => {
  const later = Date.now() + 20 * 60_000
  const all = Array.from({ length: 201 }, () => isFlood(later))
  expect(all.filter(Boolean)).toHaveLength(1)
  jest.useFakeTimers({ now: later + 1 })
  const marks = spamSignalsOf(form({ form: makeFormToken() }), '192.0.2.77')
  jest.useRealTimers()
  expect(marks).toMatchObject({ suspected: 'one of very many at the time', isWorthMail: true })
  expect(isFlood(later + 11 * 60_000)).toBe(false)
})
