import type { Browser, BrowserContext } from 'playwright/test'
import { requireEnv } from '../../e2e/support/require-env.ts'
import { openStudio } from '../../e2e/support/studio.ts'

/** Below it the Studio has the form for phones, in pixels. */
const PHONE = 600

/** Opens tabs of the Studio in which an editor is signed in; `width` is that of the screen in pixels. */
export async function signIn(browser: Browser, width = 1366): Promise<BrowserContext> {
  const studio = await openStudio(browser, 'editor')
  const storageState = await studio.context().storageState()
  await studio.close()
  const context = await browser.newContext({
    baseURL: requireEnv('E2E_CMS_URL'),
    storageState,
    viewport: { width, height: 768 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  // On a phone the panel at the right covers everything until it is closed, once.
  if (width < PHONE)
    await context.addInitScript(() => localStorage.setItem('sidebar-collapsed', 'true'))
  return context
}
