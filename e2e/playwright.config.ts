import { defineConfig, type Project } from 'playwright/test'
import { launchOptions } from './support/browser/browser.ts'

/** Commands and failures. */
const OPERATIONS = 'operations/**/*.spec.ts'
/** Servers and rights; only some tests open a browser. */
const WITHOUT_PAGE = ['office/*.spec.ts', 'security/*.spec.ts']
/** The Studio, which is slow on a small machine. */
const STUDIO = 'cms/*.spec.ts'
/** What depends on the width or on JavaScript. The other folders do not, or set their own width. */
const PER_SCREEN = ['pages/*.spec.ts', 'journeys/*.spec.ts']

const desktop = { viewport: { width: 1280, height: 800 } }
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** A test for one project has its tag: @desktop, @phone, @nojs; one that needs JavaScript has @js. */
const notFor = (...tags: string[]) => new RegExp(tags.map((tag) => `${tag}\\b`).join('|'))

/** Only `npm run test:full` runs them, or when they are named: they visit every page. */
const FULL = '@full'

/** Once a week, or when they are named. */
const LONG = /@long\b/

/** What a release must survive. */
const trials: Project = {
  name: 'trials',
  testDir: '../trials',
  grepInvert: LONG,
  use: desktop,
}
const longTrials: Project = {
  ...trials,
  name: 'long-trials',
  timeout: 3_600_000,
  grep: LONG,
  grepInvert: [],
}

const servers: Project[] = [
  { name: 'operations', testMatch: OPERATIONS, use: desktop },
  { name: 'servers', testMatch: WITHOUT_PAGE, use: desktop },
  { name: 'studio', testMatch: STUDIO, use: desktop },
]

const screens = (...leftOut: string[]): Project[] => [
  {
    name: 'desktop',
    testIgnore: [OPERATIONS, STUDIO, ...WITHOUT_PAGE],
    grepInvert: notFor('@phone', '@nojs', ...leftOut),
    use: desktop,
  },
  {
    name: 'phone',
    testMatch: PER_SCREEN,
    grepInvert: notFor('@desktop', '@nojs', ...leftOut),
    use: phone,
  },
  {
    name: 'nojs',
    testMatch: PER_SCREEN,
    grepInvert: notFor('@desktop', '@phone', '@js', ...leftOut),
    use: { ...desktop, javaScriptEnabled: false },
  },
]

export default defineConfig({
  testDir: '.',
  // Jest runs the unit tests of the harness.
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Trials of one file share an instance, and measure.
  workers: process.env.E2E_PART === 'trials' ? 1 : 2,
  // They only end a test that hangs: no test measures the machine.
  timeout: 900_000,
  expect: { timeout: 60_000, toPass: { timeout: 180_000 } },
  reporter: 'list',
  use: {
    baseURL: process.env.E2E_SITE_URL,
    browserName: 'chromium',
    // Only `site/offline.spec.ts` needs it; elsewhere it would fetch pages during the test.
    serviceWorkers: 'block',
    launchOptions,
    // Traces cost time: `npm run test:e2e -- NAME --trace on` records one.
    screenshot: 'only-on-failure',
  },
  projects: {
    change: screens(FULL),
    full: [...servers.map((each) => ({ ...each, grepInvert: LONG })), trials, ...screens()],
    trials: [trials, longTrials],
  }[process.env.E2E_PART ?? ''] ?? [...servers, ...screens()],
})
