import type { Locator, Page } from 'playwright/test'

/** The footer, unfolded on a phone. */
export async function openFooter(page: Page): Promise<Locator> {
  const footer = page.getByRole('contentinfo')
  const fold = footer.getByText('About, links and search')
  if (await fold.isVisible()) await fold.click()
  return footer
}
