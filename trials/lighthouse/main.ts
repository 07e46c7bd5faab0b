// Does Lighthouse find a fault on a page of each kind? The assertions are in lighthouserc.json.
import { join } from 'node:path'
import { launchOptions, unpackBrowser } from '../../scripts/lib/browser.ts'
import { startProgram } from '../../scripts/lib/program.ts'
import { createFolder } from '../lib/environment.ts'
import { showLanguages } from '../lib/languages.ts'
import { runCheck } from '../lib/runner.ts'
import { withSite } from '../lib/with-site.ts'

const folder = join(import.meta.dirname, '..')

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

await runCheck({
  run: (environment) =>
    withSite(environment, async () => {
      await Promise.all([unpackBrowser(), showLanguages(environment)])
      const results = await createFolder('lighthouse')
      const lhci = (command: string, args: string[]) =>
        startProgram({
          title: `lhci ${command}`,
          prefix: 'lhci',
          command: process.execPath,
          args: [
            join(folder, 'node_modules/@lhci/cli/src/cli.js'),
            command,
            `--config=${join(folder, 'lighthouse/lighthouserc.json')}`,
            ...args,
          ],
          cwd: results,
          env: {
            ...process.env,
            ...launchOptions.env,
            CHROME_PATH: launchOptions.executablePath,
            NODE_ENV: 'production',
          },
        }).ended
      const urls = paths.map((path) => `--url=${environment.settings.localUrl}${path}`)
      const collected = await lhci('collect', urls)
      const asserted = collected.ok ? await lhci('assert', []) : collected
      const faults = asserted.ok ? [] : [asserted.sentence]
      return { faults, figures: { pages: paths.length } }
    }),
})
