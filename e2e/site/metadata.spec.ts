import type { APIRequestContext } from 'playwright/test'
import sampleSchool from '../../sample/school.json' with { type: 'json' }
import { pages } from 'school-schema/sample/sample-pages'
import { fillText, valuesOf } from '../../lib/messages/values.ts'
import { defaultFigures } from '../../content/school.ts'
import { sampleSchool as sampleTexts } from 'school-schema/sample/sample-school'
import { expectPicture, expectShareable, readHead, type Head } from '../support/head.ts'
import { sampleQuestions } from '../support/rows.ts'
import { expect, test } from '../support/test.ts'
import { hrefOf, english } from '@/lib/messages/messages'

async function headOf(request: APIRequestContext, href: string): Promise<Head> {
  const answer = await request.get(href)
  expect(answer.status(), href).toBe(200)
  return readHead(await answer.text())
}

/** Pages of the sample without a text of their own. */
const HIDDEN = ['coming', 'search']

const typesOf = ({ things }: Head) => things.map((thing) => thing['@type'])

test('every page has a description, a picture and breadcrumbs, and is indexed if it has content', async ({
  request,
  baseURL,
}) => {
  const titles = new Set<string>()
  const crumbs = new Set<string>()
  for (const page of pages) {
    await test.step(page.path, async () => {
      const href = hrefOf(english, page)
      const head = await headOf(request, href)
      const school = head.meta.get('application-name') ?? ''
      const isHome = page.path === '/'
      expect(head.title).toBe(
        isHome
          ? `${school} | CBSE school in ${sampleSchool.town}`
          : `${page.title} | ${school}, ${sampleSchool.town}`,
      )
      titles.add(head.title)
      expectShareable(head, href, isHome ? school : page.title, 'website', baseURL ?? '')
      await expectPicture(request, head)
      const isHidden = HIDDEN.includes(page.template)
      expect(head.meta.get('robots') ?? 'index').toBe(isHidden ? 'noindex' : 'index')
      if (isHome) return
      const way = head.things.find((thing) => thing['@type'] === 'BreadcrumbList')
      const steps = way?.itemListElement as { position: number; name: string; item?: string }[]
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
      expect(steps.at(-1)).toMatchObject({ name: page.title })
      for (const { item } of steps.slice(0, -1)) crumbs.add(item ?? 'missing')
    })
  }
  expect(titles.size).toBe(pages.length)
  // Groups of the menu are no pages.
  expect([...crumbs]).toEqual([`${baseURL}/`])
})

test('the school, its questions and its dates are structured data', async ({ request }) => {
  const front = await headOf(request, '/')
  expect(typesOf(front)).toEqual(['School', 'FAQPage'])
  const [school, questions] = front.things
  expect(school).toMatchObject({
    name: front.meta.get('application-name'),
    url: new URL(front.canonical).href,
  })
  expect(school).toMatchObject({
    telephone: '+913530000000',
    email: sampleSchool.email,
    address: { addressLocality: 'Palashpur', postalCode: '073107', addressCountry: 'IN' },
    geo: { latitude: 26.72, longitude: 88.42 },
    openingHoursSpecification: { opens: '08:30', closes: '14:00' },
  })
  for (const picture of [school?.logo, school?.image])
    expect((await request.get(String(picture))).status()).toBe(200)
  const values = valuesOf(english, { ...sampleTexts, ...defaultFigures, enquiryKeptMonths: 13 })
  expect(questions?.mainEntity).toEqual(
    sampleQuestions.map(({ title, text = '' }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: {
        '@type': 'Answer',
        text: fillText(text, values),
      },
    })),
  )
  expect(typesOf(await headOf(request, '/Contact%20Us'))).toEqual(['School', 'BreadcrumbList'])
})

test('robots.txt names what search engines may index', async ({ request }) => {
  const robots = (await (await request.get('/robots.txt')).text()).split('\n')
  for (const path of ['/api/', '/preview/', '/search?*'])
    expect(robots).toContain(`Disallow: ${path}`)
  expect(robots).toContainEqual(expect.stringMatching(/^Sitemap: http\S+\/sitemap\.xml$/))
})

test('the sitemap is well-formed, and has each page once', async ({
  page: browser,
  request,
  baseURL,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const addresses = await browser.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml')
    return [...parsed.querySelectorAll('loc')].map(({ textContent }) => textContent)
  }, xml)
  expect(new Set(addresses).size).toBe(addresses.length)
  const filled = pages.filter(({ template }) => !HIDDEN.includes(template))
  expect(addresses).toEqual(
    expect.arrayContaining(filled.map((page) => `${baseURL}${hrefOf(english, page)}`)),
  )
  expect(addresses).not.toContain(`${baseURL}/search`)
})
