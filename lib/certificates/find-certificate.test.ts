import { setTimeout as pause } from 'node:timers/promises'
import { findCertificate } from './find-certificate.ts'
import { idleForm } from '../enquiry/form.ts'

const sender = { current: '' }
jest.mock('next/headers', () => ({
  headers: async () => new Headers({ 'x-forwarded-for': sender.current }),
}))
jest.mock('../server/environment.ts', () => ({
  siteEnvironment: () => ({ REVALIDATE_SECRET: 'secret' }),
}))
jest.mock('../server/log.ts', () => ({ log: { warn() {} } }))
jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn(async () => undefined) }))
jest.mock('../content/client/certificates.ts', () => ({ requestCertificate: async () => null }))

async function ask(number: string): Promise<string | null> {
  const form = new FormData()
  form.set('certificate_number', number)
  form.set('admission_number', '7')
  return (await findCertificate(idleForm, form)).message
}

test('who tries many numbers is slowed, and nobody else', async () => {
  sender.current = '203.0.113.6'
  for (let number = 0; number < 60; number += 1) await ask(`1/${number}`)
  expect(pause).not.toHaveBeenCalled()
  await ask('2/1')
  expect(pause).toHaveBeenCalledTimes(1)
  sender.current = '203.0.113.7'
  await ask('2/2')
  expect(pause).toHaveBeenCalledTimes(1)
})

test('a certificate of which ten admission numbers were wrong is closed for everybody, in any spelling', async () => {
  const messages = new Set<string | null>()
  for (let attempt = 0; attempt < 10; attempt += 1) {
    sender.current = `198.51.100.${attempt}`
    messages.add(await ask('TC/9'))
  }
  expect(messages.size).toBe(1)
  expect(messages).not.toContain(await ask('tc 9'))
})
