import { safeHtml } from '../content/html/html.ts'
import { localeOf } from '../messages/messages.ts'
import { plainSchool } from '../testing/plain.ts'
import { composeConfirmation, composeNotices } from './compose.ts'

jest.mock('../server/environment.ts', () => ({
  siteEnvironment: () => ({ SITE_URL: 'https://school.example', REVALIDATE_SECRET: 'secret' }),
}))
const school = {
  ...plainSchool,
  name: 'Our School',
  languages: ['en', 'hi'],
  alert: null as object | null,
}
jest.mock('../school/school.ts', () => ({ getSchool: () => Promise.resolve(school) }))
jest.mock('../pages/languages.ts', () => ({
  getKeptLocale: (language: 'en' | 'hi' = 'en') => Promise.resolve(localeOf(language)),
}))
jest.mock('../pages/text.ts', () => ({
  ...jest.requireActual<object>('../pages/text.ts'),
  getValues: () => Promise.resolve(() => ({ dueDay: '15th' })),
}))
const notice = (id: number, more: object) => ({
  id,
  title: 'Fees are due',
  date: '2026-11-23',
  description: safeHtml.parse('<p>Pay by the {dueDay}.</p><ul><li>Cash</li><li>UPI</li></ul>'),
  file: null,
  audience: [],
  language: 'en',
  outdated: null,
  ...more,
})
let notices: object[] = []
jest.mock('../notices/notices.ts', () => ({ listNotices: () => Promise.resolve(notices) }))

const ID = '0a1b2c3d-0000-8000-8000-000000000000'
const compose = (language: 'en' | 'hi', wanted: (number | string)[]) =>
  composeNotices({ id: ID, language }, wanted)

test('a notice as text, with its attachment and links, and a way to stop', async () => {
  notices = [notice(7, { audience: ['VI'], file: { id: 'f' } })]
  const mail = await compose('en', [7])
  expect(mail?.subject).toBe('Fees are due (Our School)')
  for (const line of [
    'Notice of 23 November 2026 · For Class VI',
    'Pay by the 15th.\nCash\nUPI',
    'Attachment: https://school.example/assets/f',
    'Read it on the website: https://school.example/notices/7',
  ])
    expect(mail?.text).toContain(line)
  const [link = ''] = /https:\S+\/subscription\/change\/\S+/.exec(mail?.text ?? '') ?? []
  expect(mail?.headers).toEqual({
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})

test('in the language of the subscriber; what is not translated says so', async () => {
  notices = [notice(7, {}), notice(8, { language: 'hi', title: 'अवकाश' })]
  const mail = await compose('hi', [7, 8, 9])
  expect(mail?.subject).toBe('Our School की 2 सूचनाएँ')
  expect(mail?.text.match(/यह सूचना अंग्रेज़ी में है/g)).toHaveLength(1)
  expect(mail?.text).toContain('https://school.example/hi/notices/8')
})

test('nothing is sent of notices that are over, nor of an alert that is', async () => {
  notices = []
  expect([await compose('en', [7]), await compose('en', ['alert'])]).toEqual([null, null])
  school.alert = { text: 'The school is\nclosed today.' }
  const mail = await compose('en', ['alert'])
  expect(mail?.subject).toBe('Important: The school is closed today.')
})

test('who asks for a known address learns nothing, and its owner gets the link to change', async () => {
  const asked = await composeConfirmation({ id: ID, confirmed_at: null }, 'en')
  expect(asked.text).toContain('https://school.example/subscription/confirm/')
  const known = await composeConfirmation({ id: ID, confirmed_at: '2026-11-01' }, 'hi')
  expect(known.text).toContain('https://school.example/hi/subscription/change/')
  expect(known.text).not.toContain('/confirm/')
})
