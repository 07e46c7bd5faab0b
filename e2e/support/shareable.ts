import { expect, type APIRequestContext } from '@playwright/test'
import type { Head } from './head.ts'

/** The picture of a shared link: there, of the size that it says, and light. */
export async function expectPicture(request: APIRequestContext, { meta }: Head) {
  const answer = await request.get(meta.get('og:image') ?? '')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('image/png')
  const picture = await answer.body()
  expect(picture.length).toBeLessThan(300_000)
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
}

/** All that search engines and apps ask of a page, and each in agreement with the rest. */
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
    'og:locale': 'en_IN',
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
