import path from 'node:path'
import { samplePage } from '../testing/sample-rows.ts'
import { plainSchool } from '../testing/plain.ts'
import { temporaryFolder } from '../server/testing/temporary.ts'
import type { Page } from '../pages/pages.ts'
import { forgetModules } from '../testing/restart.ts'

type Item = Record<string, unknown>
const createEnquiry = jest.fn<Promise<string>, [string, Item]>()
const sendAttachment = jest.fn<Promise<void>, [string, number, Item]>()
jest.mock('../content/client/enquiries.ts', () => ({
  createEnquiry: (...args: [string, Item]) => createEnquiry(...args),
  sendAttachment: (...args: [string, number, Item]) => sendAttachment(...args),
}))
jest.mock('../server/log.ts', () => ({ log: { info() {}, warn() {}, error() {} } }))
jest.mock('next/headers', () => ({ headers: () => Promise.resolve(new Headers()) }))
jest.mock('../school/school.ts', () => ({ getSchool: () => Promise.resolve(plainSchool) }))
jest.mock('../calendar/calendar.ts', () => ({ listDates: () => Promise.resolve([]) }))
const page: { current: Page | null } = { current: null }
jest.mock('../pages/pages.ts', () => ({
  ...jest.requireActual<object>('../pages/pages.ts'),
  getPageNamed: () => Promise.resolve(page.current),
}))
jest.mock('../addresses/resolve.ts', () => ({
  findShown: (_: string, path: string) => Promise.resolve(path === '/Uniform' ? {} : null),
}))

const root = temporaryFolder()
const DATA_DIR = { current: root }
jest.mock('../server/environment.ts', () => ({
  siteEnvironment: () => ({
    DATA_DIR: DATA_DIR.current,
    SITE_URL: 'https://school.example',
    REVALIDATE_SECRET: 'secret',
    SMTP_URL: 'smtp://127.0.0.1:1',
    OFFICE_EMAIL: ['office@school.example'],
  }),
}))

beforeEach(() => {
  DATA_DIR.current = path.join(root, crypto.randomUUID())
  createEnquiry.mockReset().mockResolvedValue('created')
  sendAttachment.mockReset().mockResolvedValue()
})

/** The form of a page of the sample school, and how to post it. */
async function open(address: string) {
  forgetModules()
  page.current = samplePage(address)
  const { sendFormAnswer } = await import('./actions.ts')
  const { getForm } = await import('./forms.ts')
  const { english } = await import('../messages/messages.ts')
  const { makeFormToken } = await import('../enquiry/consent.ts')
  const { idleForm } = await import('../enquiry/form.ts')
  const form = await getForm(english, '')
  if (!form) throw new Error('This page has no form')
  const named = (label: string) => form.questions.find((each) => each.label === label)!
  const token = makeFormToken({ language: 'en', enquiry: 'We answer.', reminders: null })
  const post = (answers: Record<string, string | File>, hidden: Record<string, string> = {}) => {
    const sent = new FormData()
    const fields = { form_page: form.name, form_version: form.version, form: token, ...hidden }
    for (const [name, value] of Object.entries(fields)) sent.set(name, value)
    for (const [label, value] of Object.entries(answers)) {
      const { name, choices } = named(label)
      sent.set(name, choices.find(({ text }) => text === value)?.key ?? value)
    }
    return sendFormAnswer(idleForm, sent)
  }
  return {
    ...(await import('../content/client/errors.ts')),
    ...(await import('../enquiry/delivery.ts')),
    ...(await import('../enquiry/outbox/enquiries.ts')),
    post,
    named,
  }
}

const VISIT = {
  'Time of the visit': 'First Saturday of the month, 10 am',
  'Your name': 'Asha Devi',
  'Telephone or e-mail': '98765 43210',
}
const lastItem = () => createEnquiry.mock.lastCall?.[1]
const taken = { message: 'taken', code: 'PLACE_TAKEN' }

test('an answer is stored with the questions as they were shown, and its number is said', async () => {
  const { post } = await open('/SchoolVisit')
  const { status, message } = await post(VISIT)
  expect(status).toBe('sent')
  expect(message).toContain(String(lastItem()?.['reference']))
  expect(message).toContain('within 2 days')
  expect(lastItem()).toMatchObject({
    form: 'Visit the school',
    form_page: 'school_visit',
    contact: '98765 43210',
    place: VISIT['Time of the visit'],
    places: 5,
    suspected: null,
    answers: Object.entries(VISIT).map(([label, value]) => ({ label, value })),
  })
})

test('of two for the last place, the second gets a sentence, and nothing of it stays', async () => {
  const { post, CmsRefused, all, named } = await open('/SchoolVisit')
  createEnquiry.mockRejectedValueOnce(new CmsRefused(409, [taken]))
  const { status, errors, values } = await post(VISIT)
  expect(errors[0]?.message).toMatch(/another time.+ places: First Saturday of the month, 11 am; T/)
  expect([status, values[named('Your name').name]]).toEqual(['invalid', 'Asha Devi'])
  expect(all('SELECT id FROM enquiry UNION SELECT id FROM mail')).toEqual([])
})

test('while the CMS is down the place is not promised, and the later delivery says that nobody waits', async () => {
  const { post, CmsBroken, deliverDue, retryPending } = await open('/SchoolVisit')
  createEnquiry.mockRejectedValueOnce(new CmsBroken('down'))
  const { status, message } = await post(VISIT)
  expect([status, message]).toEqual(['sent', expect.stringContaining('not certain')])
  expect(lastItem()).not.toHaveProperty('late')
  retryPending()
  await deliverDue()
  expect(lastItem()).toMatchObject({ late: true, place: VISIT['Time of the visit'] })
})

test('a place that is refused after the visitor has left is not forgotten', async () => {
  const { post, CmsRefused, deliverDue, retryPending } = await open('/SchoolVisit')
  let refuse = () => {}
  createEnquiry.mockReturnValueOnce(
    new Promise((_, reject) => (refuse = () => reject(new CmsRefused(409, [taken])))),
  )
  expect((await post(VISIT)).message).toContain('not certain')
  refuse()
  await new Promise(setImmediate)
  retryPending()
  await deliverDue()
  expect(createEnquiry).toHaveBeenCalledTimes(2)
  expect(lastItem()).toMatchObject({ late: true })
})

test('a form that has changed keeps what was typed, also for a question that is gone', async () => {
  const { post, named } = await open('/SchoolVisit')
  const hidden = { form_version: '00000000', answer_00000000: 'By the evening bus' }
  const { status, message, values } = await post(VISIT, hidden)
  expect([status, message]).toEqual(['invalid', expect.stringContaining('changed this form')])
  expect(message).toContain('By the evening bus')
  expect(values[named('Your name').name]).toBe('Asha Devi')
  expect(createEnquiry).not.toHaveBeenCalled()
})

test('a complaint without a name has no record of a consent, sends no e-mail, and is for the principal', async () => {
  const { post, all } = await open('/Complaint')
  const said = { 'What happened': 'The bus was late.', 'Telephone or e-mail': 'a@home.example' }
  expect((await post(said)).status).toBe('sent')
  expect(lastItem()).toMatchObject({ consent: [], confidential: true })
  expect(all('SELECT * FROM acknowledgement')).toEqual([])
  page.current = samplePage('/Uniform')
  expect((await post(said)).message).toContain('no longer')
})

const LEAVE = {
  'Name of the child': 'Asha Devi',
  'Class and section': 'VI A',
  'First day of leave': '11-01-2027',
  'Last day of leave': '12-01-2027',
  Reason: 'Illness',
  'Telephone or e-mail': 'asha@home.example',
}

test('a file is on disk before the visitor is thanked, and delivered once the CMS has the answer', async () => {
  const { post, CmsBroken, deliverDue, retryPending, all } = await open('/LeaveApplication')
  createEnquiry.mockRejectedValueOnce(new CmsBroken('down'))
  const note = { 'Medical certificate': new File(['%PDF-1.7'], 'note.pdf') }
  expect((await post({ ...LEAVE, ...note })).status).toBe('sent')
  expect(sendAttachment).not.toHaveBeenCalled()
  retryPending()
  await deliverDue()
  const content = Buffer.from('%PDF-1.7').toString('base64')
  expect(sendAttachment.mock.calls).toEqual([
    [lastItem()?.['id'], 1, { name: 'note.pdf', content }],
  ])
  expect(lastItem()).toMatchObject({ files: 1 })
  expect(all('SELECT recipient FROM acknowledgement')).toEqual([{ recipient: 'asha@home.example' }])
})

test('the same answer is one, and with another file another one', async () => {
  const { post } = await open('/LeaveApplication')
  for (const text of ['%PDF-1', '%PDF-1', '%PDF-2'])
    await post({ ...LEAVE, 'Medical certificate': new File([text], 'note.pdf') })
  expect(new Set(createEnquiry.mock.calls.map(([, { id }]) => id)).size).toBe(2)
})

test('what was found of a page is counted, and only a remark is stored', async () => {
  const { post } = await open('/Feedback')
  const vote = { 'Was this page useful?': 'No' }
  expect((await post(vote, { about: '/Uniform' })).message).toContain('counted')
  expect(createEnquiry).not.toHaveBeenCalled()
  await post({ ...vote, 'What is wrong or missing?': 'The price' }, { about: '/Uniform' })
  expect(lastItem()).toMatchObject({ about: '/Uniform', contact: null })
  await post({ ...vote, 'What is wrong or missing?': 'x' }, { about: '/no-page' })
  expect(lastItem()).toMatchObject({ about: null })
})
