import { consentEntries, consentTexts, decodeConsent, encodeConsent, versionOf } from './consent.ts'
import { plainSchool } from '../testing/plain.ts'

const AT = '2026-11-27T10:00:00.000Z'
const shown = { language: 'bn', enquiry: 'উত্তর “১”', reminders: 'মনে' } as const

test('the texts of a form come back as they were shown, and only those', () => {
  expect(decodeConsent(encodeConsent(shown))).toEqual(shown)
  // A form of an earlier version.
  expect(decodeConsent('2026-11-21')).toBeNull()
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
  const { enquiry, reminders } = consentTexts(plainSchool)
  expect(enquiry).toMatch(/parent or guardian.* 13 months .*@/)
  expect(reminders).toBeNull()
  expect(consentTexts({ ...plainSchool, email: '' }).enquiry).toMatch(/guardian\.$/)
})
