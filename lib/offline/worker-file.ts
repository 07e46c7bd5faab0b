import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CAMPAIGN_PARAMETER } from 'school-schema/addresses/old-address'
import { OWN_PARTS } from 'school-schema/addresses/own-addresses'
import { pagePathOf, type PageKind } from 'school-schema/pages/page-kinds'
import { getSchool } from '../school/school.ts'
import { formatLocale, languages, regionalCode, type Language } from 'school-schema/languages'
import { type Locale, localeOf } from '../messages/messages.ts'
import { getLocale } from '../pages/languages.ts'
import { writeTime } from '../messages/times.ts'
import { siteEnvironment } from '../server/environment.ts'
import { minify } from '../server/minify.ts'

/** The form of what is stored; a worker with another one deletes it. */
const VERSION = 1

/** Pages that are useless or personal without a connection. */
const KINDS: readonly PageKind[] = ['search', 'transfer-certificate']

/** How a time of each hour is written; `{time}` has its hour and minutes. */
const listTimes = (locale: Locale): string[] =>
  Array.from({ length: 24 }, (_, hour) =>
    writeTime(locale, `${String(hour).padStart(2, '0')}:59`).replace(/\d+:59/, '{time}'),
  )

/** What the worker says in a language; without the school before there is any content. */
async function textsIn(language: Language) {
  const school = await getSchool(language).catch(() => null)
  return {
    ...localeOf(language).messages.offline,
    code: regionalCode(language),
    locale: formatLocale(language),
    times: listTimes(localeOf(language)),
    school: school && { name: school.name, phone: school.phone },
  }
}

async function getConfig() {
  // The worker takes the first one for that of the addresses without a prefix.
  const { first } = await getLocale()
  const texts = [...new Set([first, ...languages])].map(
    async (each) => [each, await textsIn(each)] as const,
  )
  return {
    version: VERSION,
    never: [...OWN_PARTS, ...KINDS.map((kind) => pagePathOf({ kind })?.slice(1))],
    campaign: CAMPAIGN_PARAMETER,
    texts: Object.fromEntries(await Promise.all(texts)),
  }
}

/** Modules, each after those that it imports: not all browsers load a worker of several files. */
const FILES = ['addresses', 'store', 'show', 'worker']

let worker = ''

const readWorker = () =>
  minify(
    FILES.map((name) =>
      readFileSync(
        path.join(/* turbopackIgnore: true */ process.cwd(), `lib/offline/worker/${name}.js`),
        'utf8',
      ),
    )
      .join('\n')
      .replaceAll(/^import .*$|^export /gm, ''),
  )

/** The worker that replaces any other, deletes what it has stored, and is gone itself. */
const OFF = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(remove()))
async function remove() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
}`

/** The file in the data folder by which an operator switches the worker off. */
const SWITCH = 'no-service-worker'

/** The service worker. */
export async function serviceWorker(): Promise<string> {
  const isOff = existsSync(path.join(siteEnvironment().DATA_DIR, SWITCH))
  worker ||= readWorker()
  return isOff ? OFF : `const config = ${JSON.stringify(await getConfig())}\n${worker}`
}
