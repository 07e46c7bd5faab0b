import { expect, test } from 'playwright/test'
import { freePorts, isTaken } from '../support/servers/ports.ts'
import { runToEnd } from '../support/servers/command.ts'
import { withCopy } from '../support/servers/instance.ts'
import { requireEnv } from '../support/require-env.ts'

const checkGolive = (environment: Record<string, string>) => runToEnd('check-golive', environment)

const theCms = () => ({
  CMS_URL: requireEnv('E2E_CMS_URL'),
  CMS_TOKEN: requireEnv('E2E_CMS_TOKEN'),
})

const COUNT = /^\d+ to do before going live\.$/

test('lists sample content by page, and fails', async () => {
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

test('starts the CMS of the data folder for the check, and stops it', async () => {
  const [port = 0] = await freePorts(1)
  await withCopy('golive', async ({ dataDir }) => {
    const { code, last } = await checkGolive({ CMS_PORT: String(port), DATA_DIR: dataDir })
    expect([code, last]).toEqual([1, expect.stringMatching(COUNT)])
    expect(await isTaken(port)).toBe(false)
  })
})
