import { expect, type APIRequestContext } from 'playwright/test'
import { languageOf } from 'school-schema/values/passages'

export type Head = ReturnType<typeof readHead>

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' }

/** The text that React has escaped. */
export const unescapeHtml = (html: string): string =>
  html.replaceAll(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)

/** The metadata of a page for search engines and shared links, as React writes it. */
export function readHead(html: string) {
  const find = (pattern: RegExp) => unescapeHtml(pattern.exec(html)?.[1] ?? '')
  const metas = html.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
  return {
    title: find(/<title>(.*?)<\/title>/s),
    canonical: find(/<link rel="canonical" href="([^"]*)"/),
    /** The content of each meta element by its name or property. */
    meta: new Map(
      [...metas].map(([, name = '', content = '']): [string, string] => [
        name,
        unescapeHtml(content),
      ]),
    ),
    /** The structured data of the page. */
    things: [...scripts].flatMap(([, text = '']) => {
      const data = JSON.parse(text) as { '@graph': Record<string, unknown>[] }
      return data['@graph']
    }),
  }
}

/** The sharing picture exists, has the stated size, and is small enough. */
export async function expectPicture(request: APIRequestContext, { meta }: Head) {
  const answer = await request.get(meta.get('og:image') ?? '')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('image/png')
  const picture = await answer.body()
  expect(picture.length).toBeLessThan(300_000)
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
}

/** The page has everything that search engines and apps expect, without contradictions. */
export function expectShareable(
  head: Head,
  href: string,
  title: string,
  type: string,
  origin: string,
) {
  const { meta } = head
  const description = meta.get('description') ?? ''
  expect(description.length, description).toBeGreaterThanOrEqual(50)
  expect(description.length, description).toBeLessThanOrEqual(170)
  expect(new URL(head.canonical).href).toBe(new URL(href, origin).href)
  expect(Object.fromEntries(meta)).toMatchObject({
    'og:title': title,
    'og:description': description,
    'og:type': type,
    'og:locale': `${languageOf(title)}_IN`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:type': 'image/png',
    'twitter:card': 'summary_large_image',
    'twitter:image': meta.get('og:image'),
  })
  expect(new URL(meta.get('og:url') ?? '').href).toBe(new URL(href, origin).href)
  expect(meta.get('og:site_name')).toBe(meta.get('application-name'))
  expect(meta.get('og:image:alt')).toMatch(/\S{3}/)
}
