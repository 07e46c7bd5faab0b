import { readdirSync } from 'node:fs'
import path from 'node:path'
import { redirect } from 'school-schema/addresses/redirects'
import { languages } from 'school-schema/languages'
import { parsePagePath } from 'school-schema/pages/page-kinds'

const root = path.join(import.meta.dirname, '../..')
const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true }).map(String)

/** The files of Next.js that are separate addresses. */
const FILES: [file: RegExp, address: string][] = [
  [/(?:^|\/)(?:page|route)\.tsx?$/, ''],
  [/(?:^|\/)sitemap\.ts$/, '/sitemap.xml'],
  [/(?:^|\/)robots\.ts$/, '/robots.txt'],
  [/(?:^|\/)manifest\.ts$/, '/manifest.webmanifest'],
]

/** An address of each route, with an example instead of its parameters; pages apart. */
const routes = filesIn('app').flatMap((file) => {
  const [pattern, address] = FILES.find(([each]) => each.test(file)) ?? []
  if (!pattern) return []
  const folder = file
    .replace(pattern, '')
    .replaceAll(/\([^)]*\)\/?/g, '')
    .replace('[language]/notices/[id]', 'hi/notices/1')
    .replace('[language]', 'hi')
    .replaceAll(/\[+[^\]]*\]+/g, 'x')
  const route = `/${folder}${address}`.replaceAll('//', '/')
  return ['/', '/x'].includes(route) ? [] : [route]
})

const rewritten = [
  '/favicon.ico',
  '/favicon.svg',
  '/apple-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/calendar.ics',
  '/notices/feed.xml',
  '/notices/1/calendar.ics',
]
const files = filesIn('public')
  .filter((file) => /^docs\/pdf\/.|^[^/]+\.\w+$/.test(file))
  .map((file) => `/${file}`)
const addresses = languages.map((language) => `/${language}`)

const readOld = redirect.fields.find(({ field }) => field === 'old_address')?.read

test('no route of the website can be the old address of a redirect, nor the address of a page', () => {
  expect(routes.length).toBeGreaterThan(20)
  const all = [...routes, ...rewritten, ...files, ...addresses, '/_next/static/x.js']
  for (const address of all) {
    expect([address, readOld?.(address)]).toEqual([address, null])
    expect([address, readOld?.(`https://old.example${address}/?utm_source=x`)]).toEqual([
      address,
      null,
    ])
    // The notices are a page themselves.
    if (!address.startsWith('/notices'))
      expect([address, parsePagePath(address)]).toEqual([address, null])
  }
})
