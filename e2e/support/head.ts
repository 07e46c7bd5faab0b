import { expect, type APIRequestContext } from 'playwright/test'
import type { Element, Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { parse } from 'parse5'
import { languageOf } from '../../lib/format/language-runs.ts'

export type Head = ReturnType<typeof readHead>

function elementsIn(node: Root | Element): Element[] {
  return node.children.flatMap((child) =>
    child.type === 'element' ? [child, ...elementsIn(child)] : [],
  )
}

const textOf = (element: Element) =>
  element.children.map((child) => (child.type === 'text' ? child.value : '')).join('')

const attribute = (element: Element | undefined, name: string) => {
  const value = element?.properties[name]
  return Array.isArray(value) ? value.join(' ') : String(value ?? '')
}

/** The metadata of a page for search engines and shared links. */
export function readHead(html: string) {
  const elements = elementsIn(fromParse5(parse(html)) as Root)
  const all = (name: string) => elements.filter(({ tagName }) => tagName === name)
  const scripts = all('script').filter(
    (script) => attribute(script, 'type') === 'application/ld+json',
  )
  return {
    title: all('title').map(textOf).join(),
    canonical: attribute(
      all('link').find((link) => attribute(link, 'rel') === 'canonical'),
      'href',
    ),
    /** The content of each meta element by its name or property. */
    meta: new Map(
      all('meta').map((meta) => [
        attribute(meta, 'name') || attribute(meta, 'property'),
        attribute(meta, 'content'),
      ]),
    ),
    /** The structured data of the page. */
    things: scripts.flatMap((script) => {
      const data = JSON.parse(textOf(script)) as { '@graph': Record<string, unknown>[] }
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
