import { defineConfig } from '@playwright/test'
import { launchOptions } from './support/browser.ts'

// Where a file runs, its name says: `x.spec.ts` on a desktop and on a phone, `x.desktop.spec.ts` and
// `x.phone.spec.ts` on that one alone, `x.nojs.spec.ts` without JavaScript.
const WITHOUT_BROWSER = ['operations/*.spec.ts', 'cms-access.spec.ts']
const only = (...kinds: string[]) => new RegExp(`\\.(${kinds.join('|')})\\.spec\\.ts$`)

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    baseURL: process.env.E2E_SITE_URL,
    browserName: 'chromium',
    launchOptions,
    trace: 'retain-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [...WITHOUT_BROWSER, only('phone', 'nojs')],
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: [...WITHOUT_BROWSER, only('desktop', 'nojs')],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'nojs',
      testMatch: only('nojs'),
      use: { viewport: { width: 1280, height: 800 }, javaScriptEnabled: false },
    },
    { name: 'operations', testMatch: WITHOUT_BROWSER, timeout: 120_000 },
  ],
})
