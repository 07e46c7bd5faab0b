import type { Browser, BrowserContext } from 'playwright/test'
import { requireEnv } from '../../e2e/support/require-env.ts'
import { openStudio } from '../../e2e/support/studio.ts'

const WINDOW = { width: 1366, height: 768 }

/** Opens tabs of the Studio in which an editor is signed in. */
export async function signIn(browser: Browser): Promise<BrowserContext> {
  const studio = await openStudio(browser, 'editor')
  const storageState = await studio.context().storageState()
  await studio.close()
  return browser.newContext({
    baseURL: requireEnv('E2E_CMS_URL'),
    storageState,
    viewport: WINDOW,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
}
