// The service worker: the pages that every visitor needs, and those that this one has read, open
// without a connection (docs/decisions/offline.md). `worker-file.ts` joins these files behind
// `config`.

import { isOfCampaign, isPage, languageOf, pathOf } from './addresses.js'
import { openStored } from './show.js'
import { deleteOther, FILE, isSlow, openFile, refresh, savesData, update } from './store.js'

/** Whether the address asks for a page that may be stored. */
const asksForPage = ({ pathname, search }) => isPage(pathname) && isOfCampaign(search)

async function openPage(event, address) {
  const { request } = event
  const path = address.pathname
  const isKept = asksForPage(address)
  // Browsers show a page of the last minutes from their own cache, without its age.
  const response = await fetch(
    isKept ? new Request(request, { cache: 'no-cache' }) : request,
  ).catch(() => null)
  if (!response) return openStored(path)
  if (isKept && !savesData()) event.waitUntil(update(path, response.clone()))
  return response
}

addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== location.origin) return
  const file = address.pathname + address.search
  if (request.mode === 'navigate') event.respondWith(openPage(event, address))
  else if (FILE.test(file)) event.respondWith(openFile(event, file))
})

// Not at activation, for which the next page would wait.
addEventListener('install', (event) => event.waitUntil(install()))
addEventListener('activate', (event) => event.waitUntil(deleteOther()))

async function install() {
  const [page] = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!isSlow()) await refresh(languageOf(page ? pathOf(page) : '/')).catch(() => {})
  await skipWaiting()
}
