import { composeAlert, isAlertDue } from './alerts.ts'

const HOUR = 3_600_000
const START = Date.parse('2027-01-20T20:30:00Z')
const state = { startedAt: START, sentAt: null }

test.each<[string, number | null]>([
  ['the newest backup', START],
  ['the first start, without any backup,', null],
])('%s was 25 hours ago', (_, backedUpAt) => {
  expect(isAlertDue(state, backedUpAt, START + 25 * HOUR)).toBe(false)
  expect(isAlertDue(state, backedUpAt, START + 25 * HOUR + 1)).toBe(true)
})

test('an e-mail is sent once a day, and a clock that is set back suppresses none', () => {
  const late = START + 50 * HOUR
  const isDueAfter = (sentAt: number) => isAlertDue({ ...state, sentAt }, START, late)
  expect([late - HOUR, late - 24 * HOUR, late + HOUR].map(isDueAfter)).toEqual([false, true, true])
})

test('an e-mail names the website and says what to do', () => {
  const { subject, text } = composeAlert('https://school.example.org')
  expect(subject).toBe('school.example.org: there is no backup of today')
  expect(text).toContain('docker compose exec backup backup')
})
