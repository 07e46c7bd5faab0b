import type { APIRequestContext } from 'playwright/test'
import { openFooter } from '../support/page-steps.ts'
import { expect, test } from '../support/test.ts'

const asked = (question: string) => `/search?q=${encodeURIComponent(question)}`

/** The addresses of the results of a query, in order. */
async function resultsOf(request: APIRequestContext, question: string): Promise<string[]> {
  const html = await (await request.get(asked(question))).text()
  const section = /<section aria-labelledby="results">.*?<\/section>/s.exec(html)?.[0] ?? ''
  const links = section.matchAll(/<h3[^>]*><a href="([^"]*)"/g)
  return [...links].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}

test('a misspelt word in the footer’s search finds the intended page', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/Karate')
  const form = (await openFooter(page)).getByRole('search', { name: 'Footer search' })
  await form.getByLabel('Search this website').fill('libary')
  await form.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search?q=libary')
  await expect(
    page.getByRole('heading', { level: 2, name: /^\d+ results for “libary”$/ }),
  ).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'What are you looking for?' })).toHaveValue(
    'libary',
  )
  const results = page.getByRole('region', { name: /results for/ })
  const first = results.getByRole('listitem').first()
  await expect(first).toContainText('Page in Facilities')
  await expect(first.locator('mark').first()).toHaveText('Library')
  await expectAccessible(page)
  await first.getByRole('link').click()
  await expect(page).toHaveURL('/Library')
})

test('the search is one step away at the top of every page', { tag: '@js' }, async ({ page }) => {
  await page.goto('/Karate')
  if ((page.viewportSize()?.width ?? 0) >= 1024) {
    await page
      .getByRole('region', { name: 'Affiliation' })
      .getByRole('link', { name: 'Search' })
      .click()
    await expect(page).toHaveURL('/search')
    return
  }
  await page.getByRole('button', { name: 'Menu' }).click()
  const form = page.getByRole('search', { name: 'Menu search' })
  await form.getByLabel('Search this website').fill('fees')
  await form.getByLabel('Search this website').press('Enter')
  await expect(page.getByRole('heading', { name: /results for “fees”/ })).toBeVisible()
})

const empty = 'an empty result says so and offers links'
test(empty, { tag: '@nojs' }, async ({ page, expectAccessible }) => {
  await page.goto(asked('xylophone'))
  await expect(page.getByRole('heading', { name: 'No results for “xylophone”' })).toBeVisible()
  const results = page.getByRole('region', { name: /No results/ })
  await expect(results).toContainText('check the spelling')
  await expect(results.getByRole('link', { name: 'site map' })).toHaveAttribute('href', '/site-map')
  await expect(results.locator('a[href^="tel:"]')).toBeVisible()
  await expectAccessible(page)
})

test.describe('the response, the same for every visitor', { tag: '@desktop' }, () => {
  // One of each kind; lib/search/questions.test.ts asks 200 questions.
  const wanted: [question: string, href: RegExp][] = [
    ['heritage club', /^\/Club$/],
    ['quiz rounds house masters', /^\/notices\/\d+$/],
    ['meera joshi', /^\/Faculty$/],
    ['annexure', /\.pdf$/],
    ['fire safety', /^\/assets\//],
  ]

  test('pages, notices, staff and documents are found, the best match first', async ({
    request,
  }) => {
    const found = new Set<string>()
    for (const [question, href] of wanted) {
      const results = await resultsOf(request, question)
      expect.soft(results[0], question).toMatch(href)
      for (const result of results.slice(0, 3)) found.add(result)
    }
    for (const href of found) expect((await request.get(href)).status(), href).toBe(200)
  })

  test('hostile queries are escaped', async ({ page, request }) => {
    const hostile = [
      '<script>document.title="owned"</script>',
      '"><img src=x onerror=alert(1)>',
      '\u202e\u0000\ufffd ((((*[[\\',
      'library '.repeat(600),
    ]
    for (const question of hostile) {
      const answer = await request.get(asked(question))
      expect(answer.status(), question).toBe(200)
      expect(await answer.text()).not.toMatch(/<script>document|<img src=x/)
    }
    expect((await request.get('/search?q=%E0%A4%A')).status()).toBe(200)
    await page.goto(asked(hostile[0] ?? ''))
    await expect(page).toHaveTitle(/^Search \| /)
  })
})
