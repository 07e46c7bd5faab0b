import { plainSchool } from '../testing/plain.ts'
import { consentEntries, consentTexts, makeFormToken, spamSignalsOf, versionOf } from './consent.ts'
import { english } from '../messages/messages.ts'
import { DAY_MS } from 'school-schema/values/durations'

jest.mock('../server/environment.ts', () => ({
  siteEnvironment: () => ({ REVALIDATE_SECRET: 'secret' }),
}))

const AT = '2026-11-27T10:00:00.000Z'
const shown = { language: 'bn', enquiry: 'উত্তর “১”', reminders: 'মনে' } as const

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('our form is not suspected and has the texts that it showed', () => {
  const signals = spamSignalsOf(form({ form: makeFormToken(shown), homepage: '' }))
  expect(signals).toEqual({
    suspected: null,
    shown,
  })
})

test('a form that stayed open over the holidays is not suspected', () => {
  const old = makeFormToken(shown, Date.now() - 40 * DAY_MS)
  expect(spamSignalsOf(form({ form: old })).suspected).toBeNull()
  const older = makeFormToken(shown, Date.now() - 70 * DAY_MS)
  expect(spamSignalsOf(form({ form: older })).suspected).toBe('sent from a form months old')
})

test('every reason is stated', () => {
  const signals = spamSignalsOf(form({ homepage: 'https://evil.example' }))
  expect(signals).toEqual({
    suspected: 'filled the field that people do not see, not sent from our form',
    shown: null,
  })
})

test('a token that this site did not sign is ignored', () => {
  const token = makeFormToken(shown)
  const [made, texts, signature] = token.split('.')
  const [, others] = makeFormToken({ ...shown, enquiry: 'Others' }).split('.')
  for (const forged of [
    '',
    '..',
    `${made}.${others}.${signature}`,
    `zzzzzzzz.${texts}.${signature}`,
    `${made}.${texts}.`,
    `${token}.more`,
  ])
    expect(spamSignalsOf(form({ form: forged }))).toEqual({
      suspected: 'not sent from our form',
      shown: null,
    })
})

test('consents with other texts have other versions', () => {
  expect(versionOf(shown)).not.toBe(versionOf({ ...shown, reminders: null }))
})

test('a box that was not ticked, or not shown, is no consent to reminders', () => {
  const purposesOf = (...given: [typeof shown | null, boolean]) =>
    consentEntries(...given, AT).map(({ purpose }) => purpose)
  expect(purposesOf(shown, true)).toEqual(['enquiry', 'reminders'])
  expect(purposesOf(shown, false)).toEqual(['enquiry'])
  expect(purposesOf(null, true)).toEqual([])
  const withoutBox = consentEntries({ ...shown, reminders: null }, true, AT)
  expect(withoutBox).toEqual([
    { purpose: 'enquiry', event: 'agreed', at: AT, language: 'bn', text: shown.enquiry },
  ])
})

test('the text of the website names the school, and works without its e-mail address', () => {
  const { enquiry, reminders } = consentTexts(english, plainSchool)
  expect(enquiry).toMatch(/parent or guardian.* 13 months .*@/)
  expect(reminders).toBeNull()
  expect(consentTexts(english, { ...plainSchool, email: '' }).enquiry).toMatch(/guardian\.$/)
})
