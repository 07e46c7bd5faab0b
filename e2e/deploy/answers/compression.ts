import { equal, ok } from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Check } from '../checks.ts'
import type { Ground } from '../context.ts'
import { addresses, packings } from '../pages.ts'

/** The same bytes in every packing, and each packed by what it says. */
export const packingChecks = ({ world, front, browser }: Ground): Check[] => [
  [
    `${addresses.length} pages are the site's own bytes in every packing`,
    async () => {
      for (const address of addresses) {
        const own = await fetch(world.settings.localUrl + address)
        const expected = Buffer.from(await own.arrayBuffer())
        for (const packing of packings) {
          const answer = await browser.ask(address, { headers: { 'accept-encoding': packing } })
          equal(answer.headers['content-encoding'] ?? 'identity', packing, address)
          equal(bare(answer.headers.etag), bare(own.headers.get('etag') ?? undefined), address)
          ok(answer.body.equals(expected), `${address} differs in ${packing}`)
        }
      }
    },
  ],
  [
    "each file of the build and of public/ is itself in every packing, with the site's headers",
    async () => {
      const { PUBLIC_DIR } = front.settings
      const entries = await readdir(PUBLIC_DIR, { recursive: true, withFileTypes: true })
      const files = entries.filter(({ name }) => !/\.(br|gz)$/.test(name))
      for (const file of files.filter((entry) => entry.isFile())) {
        const path = join(file.parentPath, file.name)
        const expected = await readFile(path)
        for (const packing of packings) {
          const address = encodeURI(path.slice(PUBLIC_DIR.length))
          const answer = await browser.ask(address, { headers: { 'accept-encoding': packing } })
          ok(answer.body.equals(expected), `${address} differs in ${packing}`)
          const isText = /\.(js|css|svg)$/.test(path) && expected.length >= 500
          if (isText) equal(answer.headers['content-encoding'] ?? 'identity', packing, address)
          equal(answer.headers['x-content-type-options'], 'nosniff', address)
        }
      }
    },
  ],
  [
    'a browser that says it takes no brotli, or nothing of the kind, gets what it takes',
    async () => {
      const cases = [
        ['gzip, deflate, br, zstd', 'br'],
        ['gzip;q=1.0, br;q=0', 'gzip'],
        ['gzip;q=0, identity', undefined],
        ['deflate', undefined],
        ['xbr, gzipped', undefined],
      ] as const
      for (const [accepted, packing] of cases) {
        const answer = await browser.ask('/', { headers: { 'accept-encoding': accepted } })
        equal(answer.headers['content-encoding'], packing, accepted)
        ok(answer.text.includes('</html>'), accepted)
      }
    },
  ],
]

/** Packing on the way makes a tag a weak one. */
const bare = (tag: string | undefined) => tag?.replace(/^W\//, '')
