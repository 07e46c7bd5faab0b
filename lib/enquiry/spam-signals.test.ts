import * as spam from './spam-signals.ts'

jest.mock('../server/environment.ts', () => ({
  siteEnvironment: () => ({ REVALIDATE_SECRET: 'secret' }),
}))

const shown = { language: 'en', enquiry: 'We answer. Ask us “anything”.', reminders: null } as const
const DAY_MS = 24 * 3_600_000

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('our form is not suspected and has the texts that it showed', () => {
  const signals = spam.spamSignalsOf(form({ form: spam.makeFormToken(shown), homepage: '' }))
  expect(signals).toEqual({
    suspected: null,
    shown,
  })
})

test('a form that stayed open over the holidays is not suspected', () => {
  const old = spam.makeFormToken(shown, Date.now() - 40 * DAY_MS)
  expect(spam.spamSignalsOf(form({ form: old })).suspected).toBeNull()
  const older = spam.makeFormToken(shown, Date.now() - 70 * DAY_MS)
  expect(spam.spamSignalsOf(form({ form: older })).suspected).toBe('sent from a form months old')
})

test('every reason is stated', () => {
  const signals = spam.spamSignalsOf(form({ homepage: 'https://evil.example' }))
  expect(signals).toEqual({
    suspected: 'filled the field that people do not see, not sent from our form',
    shown: null,
  })
})

test('a token that this site did not sign is ignored', () => {
  const token = spam.makeFormToken(shown)
  const [made, texts, signature] = token.split('.')
  const [, others] = spam.makeFormToken({ ...shown, enquiry: 'Others' }).split('.')
  expect(spam.readFormToken(token)).toMatchObject({ shown })
  for (const forged of [
    '',
    '..',
    `${made}.${others}.${signature}`,
    `zzzzzzzz.${texts}.${signature}`,
    `${made}.${texts}.`,
    `${token}.more`,
  ])
    expect(spam.readFormToken(forged)).toBeNull()
})

test('spellings of an e-mail address that reach one mailbox count as one', () => {
  const keyOf = spam.mailboxKey
  for (const other of ['victim+1@home.example', 'v.ictim@home.example', 'Victim+a.b@Home.example'])
    expect([other, keyOf(other)]).toEqual([other, keyOf('victim@home.example')])
  for (const other of ['victim1@home.example', 'victim@other.example', 'victim@ho.me.example'])
    expect([other, keyOf(other)]).not.toEqual([other, keyOf('victim@home.example')])
})
