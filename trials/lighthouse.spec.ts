import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { setUpInstance } from '../e2e/support/servers/set-up.ts'
import { launchOptions } from '../e2e/support/browser/browser.ts'
import { startProgram } from '../scripts/lib/program.ts'

/**
 * Pages that differ in their parts, one of them in each other language. Those move on a device without
 * Indian fonts, as this one (decision 8): their layout shift is not asserted.
 */
const paths = [
  '/',
  '/Gallery',
  '/SchoolCalendar',
  '/TakeAdmission',
  '/hi/SchoolCalendar',
  '/bn/TakeAdmission',
] as const

const instance = setUpInstance('lighthouse')

/** Runs a command of Lighthouse CI; throws its last lines if it fails. The assertions are in lighthouserc.json. */
async function lighthouse(command: string, args: readonly string[], cwd: string): Promise<void> {
  const folder = import.meta.dirname
  const { ended } = startProgram({
    title: `lhci ${command}`,
    prefix: 'lhci',
    command: process.execPath,
    args: [
      join(folder, 'node_modules/@lhci/cli/src/cli.js'),
      command,
      `--config=${join(folder, 'lighthouserc.json')}`,
      ...args,
    ],
    cwd,
    env: {
      ...process.env,
      ...launchOptions.env,
      CHROME_PATH: launchOptions.executablePath,
      NODE_ENV: 'production',
    },
  })
  const { ok, sentence } = await ended
  expect(ok, sentence).toBe(true)
}

test('Lighthouse finds no fault on pages of each kind', async ({}, { outputDir }) => {
  await mkdir(outputDir, { recursive: true })
  await lighthouse(
    'collect',
    paths.map((path) => `--url=${instance.siteUrl}${path}`),
    outputDir,
  )
  await lighthouse('assert', [], outputDir)
})
