// The service worker: the pages that every visitor needs, and those that this one has read, open
// without a connection (docs/decisions/045-offline.md). `worker-file.ts` puts `config` before it.

const STORE = `pages-${config.version}`
const LIST = '/offline.json'
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000
const MAX_PAGES = 60
const FILE = /^\/(_next\/static|fonts)\/|^\/pictures\/emblem\.svg$/
/** The fonts in a style sheet; ours for an Indian script are loaded by devices without such a font. */
const FONTS = /\/fonts\/[a-z-]+-(?:latin|devanagari|bengali)-\d+-normal\.woff2/g
const OPTIONAL_FONT = /-(?:devanagari|bengali)-/
const OLD_BROWSERS = /<script[^>]* nomodule=""[^>]*>/gi

const filesOf = (html) => [
  ...new Set(
    html
      .replace(OLD_BROWSERS, '')
      .match(/\/(?:_next\/static|fonts)\/[\w./~-]+\.(?:js|css|woff2)|\/pictures\/emblem\.svg/g),
  ),
]

const languages = Object.keys(config.texts)
/** The language of an address: the first part of the path, otherwise English. */
const languageOf = (path) => languages.find((each) => path.split('/')[1] === each) ?? languages[0]
/** The address in another language. */
const localPath = (path, language) =>
  language === languages[0] ? path : `/${language}${path === '/' ? '' : path}`
const withoutLanguage = (path) => path.replace(`/${languageOf(path)}/`, '/')

/** Files and what `config.never` names are no pages that may be stored. */
const isPage = (path) =>
  !/\.\w+$/.test(path) && !config.never.includes(withoutLanguage(path).split('/')[1])

/** Only what any cache may store, so no preview, no search and no answer to a form. */
const isPublic = ({ status, headers }) =>
  status === 200 &&
  /^text\/html/.test(headers.get('content-type')) &&
  /s-maxage|public/.test(headers.get('cache-control')) &&
  !/no-store|private/.test(headers.get('cache-control'))

const pathOf = ({ url }) => new URL(url).pathname
const timeOf = ({ headers }) => Date.parse(headers.get('date'))
const isPast = (time) => Date.parse(time) <= Date.now()
const openStore = () => caches.open(STORE)
const read = async (key) => (await openStore()).match(key, { ignoreVary: true })
const write = async (key, response) => (await openStore()).put(key, response)
const savesData = () => navigator.connection?.saveData === true

async function keepFile(path) {
  if (await read(path)) return
  const response = await (OPTIONAL_FONT.test(path)
    ? fetch(path, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => null)
    : fetch(path))
  if (!response?.ok) return
  if (path.endsWith('.css'))
    await Promise.all(((await response.clone().text()).match(FONTS) ?? []).map(keepFile))
  await write(path, response)
}

/** Stores a page after its files; deletes one that is gone. */
async function keepPage(path, response) {
  const store = await openStore()
  if (response.status === 404 || response.redirected) return store.delete(path)
  if (!isPage(path) || !isPublic(response)) return
  const html = await response.clone().text()
  await Promise.all(filesOf(html).map(keepFile))
  await store.put(path, response)
}

/**
 * Asks what every visitor needs. If anything has changed, such as a notice that was taken back, all
 * stored pages are fetched again; most answers are 304.
 */
async function refresh(language) {
  const response = await fetch(LIST, { cache: 'no-cache' })
  if (!response.ok) return
  const key = `${LIST}?language=${language}`
  const list = await response.clone().text()
  if ((await (await read(key))?.text()) === list) return tidy()
  const store = await openStore()
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const paths = [
    ...JSON.parse(list).pages.map((path) => localPath(path, language)),
    ...open.filter(({ url }) => !new URL(url).search).map(pathOf),
    ...(await store.keys()).map(pathOf),
  ].filter(isPage)
  for (const path of new Set(paths)) await keepPage(path, await fetch(path, { cache: 'no-cache' }))
  await tidy()
  await store.put(key, response)
}

/** Deletes what is too old or too much, and the files that no stored page needs. */
async function tidy() {
  const store = await openStore()
  const keys = await store.keys()
  const pages = await Promise.all(
    keys
      .filter((key) => isPage(pathOf(key)))
      .map(async (key) => ({ key, response: await store.match(key, { ignoreVary: true }) })),
  )
  const needed = new Set()
  pages.sort((one, other) => timeOf(other.response) - timeOf(one.response))
  for (const [index, { key, response }] of pages.entries()) {
    if (index >= MAX_PAGES || Date.now() - timeOf(response) > MAX_AGE_MS) await store.delete(key)
    else for (const file of filesOf(await response.text())) needed.add(file)
  }
  for (const key of keys)
    if (pathOf(key).startsWith('/_next/') && !needed.has(pathOf(key))) await store.delete(key)
}

function writeAge(milliseconds, locale) {
  const minutes = Math.floor(Math.max(0, milliseconds) / 60_000)
  const [length, unit] = [
    [1440, 'day'],
    [60, 'hour'],
    [1, 'minute'],
  ].find(([each]) => minutes >= each || each === 1)
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return format.format(-Math.floor(minutes / length), unit)
}

function writeNote(language, time) {
  const locale = `${language}-IN-u-nu-latn`
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' }
  const text = config.texts[language].asOf
    .replace('{time}', new Intl.DateTimeFormat(locale, format).format(time))
    .replace('{age}', writeAge(Date.now() - time, locale))
  return `<aside role="status" lang="${language}-IN" class="bg-marigold font-semibold"><p class="page-width py-2">${text}</p></aside>`
}

/**
 * A stored page with its age and without what has ended meanwhile; null if there is none. React
 * leaves an attribute and a further element of the body as they are.
 */
async function readPage(path) {
  const response = await read(path)
  if (!response || Date.now() - timeOf(response) > MAX_AGE_MS) return null
  const html = await response.text()
  const [, until] = /<article data-until="([^"]+)"/.exec(html) ?? []
  if (until && isPast(until)) return null
  const headers = new Headers(response.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  const shown = html
    .replace(/ data-until="([^"]+)"/g, (mark, end) => (isPast(end) ? `${mark} hidden=""` : mark))
    .replace(/<body[^>]*>/, (body) => body + writeNote(languageOf(path), timeOf(response)))
  return new Response(shown, { headers })
}

function missingPage(path) {
  const language = languageOf(path)
  const { notStored, home } = config.texts[language]
  const html = `<!doctype html><html lang="${language}-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${notStored}</title><h1>${notStored}</h1><p><a href="${localPath('/', language)}">${home}</a></p></html>`
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html' } })
}

async function openPage(event, path) {
  // Browsers show a page of the last minutes from their own cache, without its age.
  const request = new Request(event.request, { cache: 'no-cache' })
  const response = await fetch(request).catch(() => null)
  if (!response) return (await readPage(path)) ?? missingPage(path)
  if (!savesData()) event.waitUntil(update(path, response.clone()))
  return response
}

/** Without a connection the next page tries again. */
const update = (path, response) =>
  keepPage(path, response)
    .then(() => refresh(languageOf(path)))
    .catch(() => {})

async function openFile(event, path) {
  const response = (await read(path)) ?? (await fetch(event.request))
  if (OPTIONAL_FONT.test(path) && response.ok && !savesData())
    event.waitUntil(write(path, response.clone()))
  return response
}

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || search) return
  if (FILE.test(pathname)) event.respondWith(openFile(event, pathname))
  else if (request.mode === 'navigate' && isPage(pathname))
    event.respondWith(openPage(event, pathname))
})

// Not at activation, for which the next page would wait.
addEventListener('install', (event) => event.waitUntil(install()))
addEventListener('activate', (event) => event.waitUntil(deleteOther()))

async function install() {
  const [page] = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!savesData()) await refresh(languageOf(page ? pathOf(page) : '/')).catch(() => {})
  await skipWaiting()
}

async function deleteOther() {
  for (const name of await caches.keys()) if (name !== STORE) await caches.delete(name)
}
