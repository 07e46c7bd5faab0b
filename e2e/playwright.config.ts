import { defineConfig } from '@playwright/test'
import { launchOptions } from '../scripts/lib/browser.ts'

const WITHOUT_BROWSER = ['operations/*.spec.ts', 'cms-access.spec.ts']
// An editor at a desk: what such a test does to the CMS cannot be done three times at once. And the
// specification, which speaks of one site, not of three; what sets its own widths; and what the server
// answers, whoever asks.
const DESKTOP_ONLY = [
  ...[
    'main-job',
    'publishing',
    'specification',
    'everyone',
    'large-text',
    'metadata',
    'office-inbox',
    'preview',
  ],
  ...['all-rows', 'assets', 'feeds', 'links', 'quick-edits', 'routes', 'tables-csv'],
  ...['notices-schedule', 'notices-clock', 'content-check', 'studio-texts', 'policy'],
].map((name) => `${name}.spec.ts`)
// Nothing in it depends on the width.
const NOT_ON_A_PHONE = ['enquiry-once.spec.ts']

// At the width of a phone, with the connection of one.
const PHONE_ONLY = ['enquiry-connection.spec.ts']

const desktop = { viewport: { width: 1280, height: 800 } }

export default defineConfig({
  testDir: '.',
  // Jest runs the unit tests of the harness.
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On two shared cores a moment can pass that no wait foresees. What needed the second attempt is
  // counted in the summary: a number that grows is a fault.
  retries: 1,
  snapshotPathTemplate: '{testDir}/looks/{arg}-{projectName}{ext}',
  // A picture that is missing is a fault, not an occasion to take one.
  updateSnapshots: process.env.UPDATE_LOOKS ? 'all' : 'none',
  workers: 2,
  // Two browsers, a CMS and a site share what may be a small machine.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    baseURL: process.env.E2E_SITE_URL,
    browserName: 'chromium',
    launchOptions,
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'operations', testMatch: WITHOUT_BROWSER, timeout: 120_000 },
    { name: 'desktop', testIgnore: [...WITHOUT_BROWSER, ...PHONE_ONLY], use: desktop },
    {
      name: 'phone',
      testIgnore: [...WITHOUT_BROWSER, ...DESKTOP_ONLY, ...NOT_ON_A_PHONE],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'nojs',
      testIgnore: [...WITHOUT_BROWSER, ...DESKTOP_ONLY, ...PHONE_ONLY, 'looks.spec.ts'],
      use: { ...desktop, javaScriptEnabled: false },
    },
  ],
})
