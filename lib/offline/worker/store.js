// What is stored, and when it is fetched again.

import { isPage, languageOf, localPath, pathOf, withoutLanguage } from './addresses.js'

const STORE = `pages-${config.version}`
const LIST = '/offline.json'
export const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000
const MAX_PAGES = 60
/** The files of a page. An address with a version, unlike the others, never gets another content. */
export const FILE =
  /^\/(?:(?:_next\/static|fonts)\/|pictures\/emblem\.svg$|(?:look\.css|(?:hydration|language)\.js|icon\/96\.png)\?v=)/
const VERSIONED = /^\/(?:_next\/static|fonts)\/|\?v=/
/** Of the fonts, those that are loaded for text in these scripts; devices that have one for an Indian script do not load ours. */
const FILES =
  /\/_next\/static\/[\w./~-]+\.(?:js|css)|\/fonts\/[a-z-]+-(?:latin|devanagari|bengali)-\d+-normal\.woff2|\/pictures\/emblem\.svg|\/(?:look\.css|(?:hydration|language)\.js|icon\/96\.png)\?v=[\w-]+/g
const OPTIONAL_FONT = /-(?:devanagari|bengali)-/
const OLD_BROWSERS = /<script[^>]* nomodule=""[^>]*>/gi

const filesOf = (text) => [...new Set(text.replace(OLD_BROWSERS, '').match(FILES))]

/** Only what any cache may store, so no preview, no search and no answer to a form. */
const isPublic = ({ status, headers }) =>
  status === 200 &&
  /^text\/html/.test(headers.get('content-type')) &&
  /s-maxage|public/.test(headers.get('cache-control')) &&
  !/no-store|private/.test(headers.get('cache-control'))

export const timeOf = ({ headers }) => Date.parse(headers.get('date'))
const openStore = () => caches.open(STORE)
export const read = async (key) => (await openStore()).match(key, { ignoreVary: true })
const write = async (key, response) => (await openStore()).put(key, response)
export const savesData = () => navigator.connection?.saveData === true
/** On a slow line only what was opened is stored. */
export const isSlow = () => savesData() || /[23]g/.test(navigator.connection?.effectiveType)

/** The addresses of the stored pages. */
export const listStored = async () => (await (await openStore()).keys()).map(pathOf).filter(isPage)

const listKey = (language) => `${LIST}?language=${language}`

/** The list of the website that was stored last, for the pages in any language; empty without any. */
export async function readList() {
  const store = await openStore()
  const keys = (await store.keys()).filter((key) => pathOf(key) === LIST)
  const lists = await Promise.all(keys.map((key) => store.match(key, { ignoreVary: true })))
  const storedAt = (response) => timeOf(response) || 0
  const last = lists
    .filter(Boolean)
    .sort((one, other) => storedAt(one) - storedAt(other))
    .pop()
  return last ? last.json() : { pages: [], ends: {}, aliases: {} }
}

/** The files without a version that were asked for since the worker started. */
const asked = new Set()

async function keepFile(path) {
  const isKept = VERSIONED.test(path) || asked.has(path)
  const response = (isKept && (await read(path))) || (await fetchFile(path))
  // The fonts of a page are named in a style sheet.
  if (response && path.endsWith('.css'))
    await Promise.all(filesOf(await response.text()).map(keepFile))
}

async function fetchFile(path) {
  asked.add(path)
  const response = await (OPTIONAL_FONT.test(path)
    ? fetch(path, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => null)
    : fetch(path))
  if (!response?.ok) return null
  await write(path, response.clone())
  return response
}

/** Stores a page after its files; deletes one that is gone, or that the phone has no space for. */
async function keepPage(path, response) {
  const store = await openStore()
  if (response.status === 404 || response.redirected) return store.delete(path)
  if (!isPage(path) || !isPublic(response)) return
  // Of two answers, the later one may arrive first.
  const kept = await read(path)
  if (kept && timeOf(kept) > timeOf(response)) return
  const html = await response.clone().text()
  try {
    await Promise.all(filesOf(html).map(keepFile))
    await store.put(path, response)
  } catch (error) {
    if (error.name !== 'QuotaExceededError') throw error
    await store.delete(path)
  }
}

/** Stores the list that the stored pages follow. On a full phone the last stored page is deleted for it. */
async function keepList(key, list) {
  const store = await openStore()
  for (const last of [null, ...(await store.keys()).reverse()]) {
    if (last) await store.delete(last)
    const headers = { date: new Date(Date.now()).toISOString() }
    const isKept = await store.put(key, new Response(list, { headers })).then(
      () => true,
      () => false,
    )
    if (isKept) return
  }
}

let following = Promise.resolve()

/** One after the other: a slow one would store its list, and pages from before a change, after a later one. */
export function refresh(language) {
  following = following.catch(() => {}).then(() => follow(language))
  return following
}

/**
 * Asks what every visitor needs. If anything has changed, such as a notice that was taken back, all
 * stored pages are fetched again; most answers are 304.
 */
async function follow(language) {
  const response = await fetch(LIST, { cache: 'no-cache' })
  if (!response.ok) return
  const key = listKey(language)
  const list = await response.text()
  if ((await (await read(key))?.text()) === list) return tidy()
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const paths = [
    ...JSON.parse(list).pages.map((path) => localPath(path, language)),
    ...open.filter(({ url }) => !new URL(url).search).map(pathOf),
    ...(await listStored()),
  ].filter(isPage)
  for (const path of new Set(paths)) await keepPage(path, await fetch(path, { cache: 'no-cache' }))
  await tidy()
  await keepList(key, list)
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

/** Stores a page that was opened. Without a connection the next page tries again. */
export async function update(path, response) {
  await keepPage(path, response).catch(() => {})
  if (!isSlow()) await refresh(languageOf(path)).catch(() => {})
}

/** A file, from the store if its content never changes. */
export async function openFile(event, path) {
  const kept = await read(path)
  if (kept && VERSIONED.test(path)) return kept
  const response = await (kept ? fetch(event.request).catch(() => kept) : fetch(event.request))
  if (OPTIONAL_FONT.test(path) && response.ok && !savesData())
    event.waitUntil(write(path, response.clone()))
  return response
}

/** Deletes the stores of other versions. */
export async function deleteOther() {
  for (const name of await caches.keys()) if (name !== STORE) await caches.delete(name)
}

/** When a notice ends by the latest list: its page may have been stored before it got an end. */
export const endOf = async (path) => (await readList()).ends[withoutLanguage(path)]
