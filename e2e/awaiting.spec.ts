import { hrefOf } from '../content/pages/page.ts'
import { pages } from '../content/pages/index.ts'
import { askCms } from './support/cms.ts'
import { expect, test } from './support/test.ts'

const noindex = 'meta[name=robots][content*=noindex]'
const awaited = pages.flatMap(({ awaiting, ...page }) => (awaiting ? [{ ...page, awaiting }] : []))

for (const { path, awaiting } of awaited) {
  test(`${path} says in one line what will be here, and where to look meanwhile`, async ({
    page,
    request,
  }) => {
    // Another journey may just be filling the page: what counts is what stands after it.
    await expect(async () => {
      await page.goto(path)
      await expect(page.getByText(awaiting.line)).toHaveCount(1, { timeout: 1000 })
    }).toPass({ timeout: 40_000 })
    await expect(page.locator(noindex)).toHaveCount(1)
    const meanwhile = page.getByRole('region', { name: 'Where to look meanwhile' })
    const targets = await meanwhile
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(targets.length).toBeGreaterThanOrEqual(2)
    for (const target of targets) expect((await request.get(target)).status()).toBe(200)
  })
}

test('the calendar’s examinations and events stand on their pages', async ({ page }) => {
  await page.goto('/Examination')
  await expect(
    page.getByRole('table', { name: 'Examinations in the school calendar' }),
  ).toContainText('Half-yearly examination')
  await page.goto('/Events')
  await expect(page.getByRole('table', { name: 'Events in the school calendar' })).toContainText(
    'Annual sports day',
  )
})

/** A page of its own for each project: they run side by side, and a row's name is unique. */
const filled: Record<string, string> = {
  desktop: '/Homework',
  phone: '/cbse-sports',
  nojs: '/cns-gallery',
}

test('a text of the page’s name in the CMS is shown, and gone when it is taken back', async ({
  page,
}, { project }) => {
  test.setTimeout(120_000)
  const filledPage = awaited.find(({ path }) => path === filled[project.name])
  if (!filledPage) throw new Error(`No page to fill for ${project.name}`)
  const { row, title, awaiting } = filledPage
  const { line } = awaiting
  const words = `Written by the office for ${title}.`
  const shows = (text: string, robots: number) =>
    expect(async () => {
      await page.goto(hrefOf(filledPage))
      await expect(page.getByText(text)).toHaveCount(1, { timeout: 1000 })
      await expect(page.locator(noindex)).toHaveCount(robots, { timeout: 1000 })
    }).toPass({ timeout: 40_000 })

  const { data } = await askCms('POST', '/items/pages', {
    page_name: row,
    title,
    content: `<p>${words}</p>`,
  })
  try {
    await shows(words, 0)
    await expect(page.getByText(line)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  } finally {
    await askCms('DELETE', `/items/pages/${(data as { id: string }).id}`)
  }
  await shows(line, 1)
})
