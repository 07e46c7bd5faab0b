import { expect, test } from 'playwright/test'
import { freePorts } from '../../scripts/lib/free-ports.ts'
import { missingPackages } from '../deploy/packages.ts'
import { runToEnd } from '../support/servers/command.ts'
import { withCopy } from '../support/servers/instance.ts'

// npm run test:deploy runs all of it, with throughput, PostgreSQL and two instances.
test.skip(missingPackages().length > 0, 'nginx and its modules are not on this machine')
test.describe.configure({ timeout: 240_000 })

async function runDeploy(...args: string[]) {
  const [port = 0, front = 0] = await freePorts(2)
  const ports = { PORT: String(port), FRONT_PORT: String(front) }
  return runToEnd('test-deploy', ports, { args })
}

async function testOnCopy(name: string, ...args: string[]) {
  const command = ['--only', name, ...args]
  const { code, output } = await withCopy(name, (copy) => copy.run('test-deploy', command))
  expect(code, output).toBe(0)
  return output
}

test('nginx forwards no made-up header to the site, and no partial response to visitors', async () => {
  const { code, output } = await runDeploy('--only', 'nginx-only')
  expect(output).toContain('ok      the site receives the address of the client')
  expect(code, output).toBe(0)
})

test('control: without fetching complete responses, visitors get parts of pages', async () => {
  const { code, output } = await runDeploy('--control', 'partial-responses')
  expect(output).toMatch(/FAILED {2}a page whose background fetch is aborted/)
  expect(code, output).toBe(1)
})

test('another site and two schools share one nginx without affecting each other', async () => {
  const { code, output } = await runDeploy('--only', 'neighbours')
  expect(output).toContain('ok      another site responds exactly as without the schools')
  expect(code, output).toBe(0)
})

test('control: included before another site, the school receives its unknown names', async () => {
  const { code, output } = await runDeploy('--control', 'included-first')
  expect(output).toMatch(/FAILED {2}another site responds exactly[^]*an unknown name/)
  expect(code, output).toBe(1)
})

test('floods of searches, forms and file versions affect neither parents nor pages', async () => {
  // The goal of 3 s is for an idle machine.
  const output = await testOnCopy('abuse', '--seconds', '2', '--timeout', '20')
  expect(output).toMatch(/ok +forms from 1,000 addresses/)
  expect(output).toMatch(/(\d+) of \1 pages are served while the site is down/)
})

test('pages are served while the site is killed repeatedly', async () => {
  const output = await testOnCopy('kills', '--seconds', '12')
  expect(output).toMatch(/[1-9]\d* kills of the site.*, 0 failed/)
})
