import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pagePathOf, type PageKind } from 'school-schema/page-kinds'
import { getMessages, isLanguage, languages } from '../messages/messages.ts'
import { siteEnvironment } from '../server/environment.ts'
import { etagOf } from '../server/etag.ts'

/** The form of what is stored; a worker with another one deletes it. */
const VERSION = 1

/** Pages that are useless or personal without a connection. */
const KINDS: readonly PageKind[] = ['search', 'transfer-certificate']

/** The first parts of addresses that are no pages of the website. */
const FOLDERS = [
  'api',
  'assets',
  'certificates',
  'dynamic',
  'in-query',
  'languages',
  'missing',
  'og',
  'preview',
]

const config = {
  version: VERSION,
  never: [...FOLDERS, ...KINDS.map((kind) => pagePathOf({ kind })?.slice(1))],
  texts: Object.fromEntries(
    languages.filter(isLanguage).map((each) => [each, getMessages(each).offline]),
  ),
}

/** Sent without comments and indentation, which are half of the file. */
const worker = () =>
  readFileSync(
    path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/offline/worker.js'),
    'utf8',
  )
    .replaceAll(/^\s*(?:\/\/|\/\*\*|\*).*$/gm, '')
    .replaceAll(/^\s+/gm, '')

/** The worker that replaces any other, deletes what it has stored, and is gone itself. */
const OFF = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(remove()))
async function remove() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
}`

/** The file in the data folder by which an operator switches the worker off. */
const SWITCH = 'no-service-worker'

/** The service worker and its ETag: browsers ask for it with every page. */
export function serviceWorker(): { text: string; etag: string } {
  const isOff = existsSync(path.join(siteEnvironment().DATA_DIR, SWITCH))
  const text = isOff ? OFF : `const config = ${JSON.stringify(config)}\n${worker()}`
  return { text, etag: etagOf(text) }
}
