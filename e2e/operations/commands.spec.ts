import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { runToEnd } from '../support/servers/command.ts'
import { freePorts, isTaken } from '../support/servers/ports.ts'
import { withCopy } from '../support/servers/instance.ts'
import { requireEnv } from '../support/require-env.ts'

const checkGolive = (environment: Record<string, string>) => runToEnd('check-golive', environment)

const theCms = () => ({
  CMS_URL: requireEnv('E2E_CMS_URL'),
  CMS_TOKEN: requireEnv('E2E_CMS_TOKEN'),
})

const COUNT = /^\d+ to do before going live\.$/

test('the check before going live lists sample content by page, and fails', async () => {
  const { code, lines, output, last } = await checkGolive(theCms())
  expect(code).toBe(1)
  for (const found of [
    'Every page, sample: School: the field Email says office@palash.example',
    '/Faculty, sample: ',
    '/Library, sample: ',
  ])
    expect(output).toContain(found)
  expect(output).toMatch(/placeholder: Form “.+”: its address leads to no form/)
  expect(last).toMatch(COUNT)
  const found = lines.filter((line) => /, (sample|placeholder|missing|past): /.test(line))
  expect(Number.parseInt(last)).toBe(found.length)
  expect(output).not.toContain(requireEnv('E2E_CMS_TOKEN'))
})

test('the check before going live starts the CMS of the data folder, and stops it', async () => {
  const [port = 0] = await freePorts(1)
  await withCopy('golive', async ({ dataDir }) => {
    const { code, last } = await checkGolive({ CMS_PORT: String(port), DATA_DIR: dataDir })
    expect([code, last]).toEqual([1, expect.stringMatching(COUNT)])
    expect(await isTaken(port)).toBe(false)
  })
})

const STACK_LINE = /^\s+at /

test('a start names every wrong variable at once and starts nothing', async () => {
  const dataDir = join(tmpdir(), `school-website-never-${process.pid}`)
  const { code, lines, output } = await runToEnd('start', {
    PORT: 'many',
    CMS_PORT: '70000',
    HOST: 'not a host',
    SITE_URL: 'school.example.org',
    CMS_ADMIN_EMAIL: 'nobody',
    CMS_ADMIN_PASSWORD: 'short',
    DB_HOST: 'database',
    SMTP_URL: 'smtp://office:hidden-password@mail.example.org/path',
    DATA_DIR: dataDir,
  })
  expect(code).toBe(1)
  const names = ['PORT', 'CMS_PORT', 'HOST', 'SITE_URL', 'CMS_ADMIN_EMAIL', 'CMS_ADMIN_PASSWORD']
  for (const name of [...names, 'DB_CLIENT', 'SMTP_URL', 'OFFICE_EMAIL'])
    expect(output).toMatch(new RegExp(`^  ${name} (must|is missing)`, 'm'))
  expect(output).not.toContain('short')
  expect(output).not.toContain('hidden-password')
  expect(lines.filter((line) => STACK_LINE.test(line))).toEqual([])
  expect(existsSync(dataDir)).toBe(false)
})
