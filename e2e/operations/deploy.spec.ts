import { expect, test } from '@playwright/test'
import { missingPackages } from '../deploy/packages.ts'
import { runOnCopy } from '../support/chaos.ts'
import { runProjectCommand } from '../support/command.ts'
import { freePorts } from '../../scripts/lib/free-ports.ts'
import { copyInstance } from '../support/instance-copy.ts'

// All of it, with throughput, PostgreSQL and a second machine, is npm run test:deploy.
test.skip(missingPackages().length > 0, 'nginx and what belongs to it are not on this machine')
test.describe.configure({ timeout: 240_000 })

async function testDeploy(...args: string[]) {
  const [port = 0, front = 0] = await freePorts(2)
  const ports = { PORT: String(port), FRONT_PORT: String(front) }
  const command = runProjectCommand('test-deploy', ports, undefined, { args })
  const { code } = await command.ended
  return { code, output: command.lines.join('\n') }
}

test('nginx tells the site nothing made up, and visitors nothing in halves', async () => {
  const { code, output } = await testDeploy('--only', 'alone')
  expect(output).toContain('ok      the site is told who asks')
  expect(code, output).toBe(0)
})

test('without fetching whole answers, visitors get halves', async () => {
  const { code, output } = await testDeploy('--control', 'halves')
  expect(output).toMatch(/FAILED {2}a page that breaks off/)
  expect(code, output).toBe(1)
})

test('floods of searches, forms and versions keep neither parents nor pages away', async () => {
  const copy = await copyInstance('abuse')
  try {
    // The goal of 3 s is for a machine with nothing else to do.
    const args = ['--only', 'abuse', '--seconds', '2', '--patience', '20']
    const { code, output } = await runOnCopy('test-deploy', copy, args)
    expect(output).toMatch(/ok +forms from 1,000 addresses/)
    expect(output).toMatch(/(\d+) of \1 pages come while the site is away/)
    expect(code, output).toBe(0)
  } finally {
    await copy.remove()
  }
})

test('pages come while the site is killed again and again', async () => {
  const copy = await copyInstance('deploy')
  try {
    const { code, output } = await runOnCopy('test-deploy', copy, [
      '--only',
      'kills',
      '--seconds',
      '12',
    ])
    expect(output).toMatch(/[1-9]\d* kills of the site.*, 0 failed/)
    expect(code, output).toBe(0)
  } finally {
    await copy.remove()
  }
})
