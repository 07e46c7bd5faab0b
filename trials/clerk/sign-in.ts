import type { Browser, BrowserContext } from 'playwright/test'
import { requireEnv } from '../../e2e/support/require-env.ts'
import { openStudio } from '../../e2e/support/studio.ts'

const HEIGHT = 768

/** Opens tabs of the Studio in which an editor is signed in. */
export async function signIn(browser: Browser, width = 1366): Promise<BrowserContext> {
  const studio = await openStudio(browser, 'editor')
  const storageState = await studio.context().storageState()
  await studio.close()
  const context = await browser.newContext({
    baseURL: requireEnv('E2E_CMS_URL'),
    storageState,
    viewport: { width, height: HEIGHT },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  // On a phone both panels cover the window until they are closed once.
  if (width < 600)
    await context.addInitScript(() => {
      for (const panel of ['nav-bar', 'sidebar']) localStorage.setItem(`${panel}-collapsed`, 'true')
    })
  return context
}
