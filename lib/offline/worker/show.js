// What a visitor without a connection sees.

import { findStored, languageOf, localPath, FIRST } from './addresses.js'
import { endOf, listStored, MAX_AGE_MS, read, readList, timeOf } from './store.js'

const isPast = (time) => Date.parse(time) <= Date.now()
const zone = { timeZone: 'Asia/Kolkata' }

function writeAge(milliseconds, language) {
  const minutes = Math.floor(Math.max(0, milliseconds) / 60_000)
  if (minutes === 0) return config.texts[language].justNow
  const [length, unit] = [
    [1440, 'day'],
    [60, 'hour'],
    [1, 'minute'],
  ].find(([each]) => minutes >= each)
  const format = new Intl.RelativeTimeFormat(config.texts[language].locale, { numeric: 'auto' })
  return format.format(-Math.floor(minutes / length), unit)
}

/** A time of day in the words of a language, which has a text for each hour. */
function writeTime(time, language) {
  const format = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...zone }
  const [hour, minute] = new Intl.DateTimeFormat(config.texts.en.locale, format)
    .format(time)
    .split(':')
  return config.texts[language].times[+hour].replace('{time}', `${hour % 12 || 12}:${minute}`)
}

function writeNote(language, time) {
  const { asOf, offline } = config.texts[language]
  const day = new Intl.DateTimeFormat(config.texts[language].locale, {
    dateStyle: 'long',
    ...zone,
  }).format(time)
  const text = asOf
    .replace('{day}', day)
    .replace('{time}', writeTime(time, language))
    .replace('{age}', writeAge(Date.now() - time, language))
  return `<aside role="status" lang="${config.texts[language].code}" class="bg-marigold font-semibold"><p class="page-width py-2">${text}<span data-offline> ${offline}</span></p></aside>`
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
  if (isPast(until) || isPast(await endOf(path))) return null
  const headers = new Headers(response.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  const shown = html
    .replace(/ data-until="([^"]+)"/g, (mark, end) => (isPast(end) ? `${mark} hidden=""` : mark))
    .replace(/<body[^>]*>/, (body) => body + writeNote(languageOf(path), timeOf(response)))
  return new Response(shown, { headers })
}

const escape = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** The stored pages that can be shown, each with its heading. */
async function listShown() {
  const pages = await Promise.all(
    (await listStored()).map(async (path) => {
      const html = await (await readPage(path))?.text()
      const isHome = path === localPath('/', languageOf(path))
      const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''
      const title = isHome ? config.texts[languageOf(path)].home : heading.replace(/<[^>]*>/g, '')
      return { path, html, title }
    }),
  )
  return pages.filter(({ html, title }) => html && title)
}

/** The school, its telephone number, and what is stored, in the language of the address or of the visitor. */
async function missingPage(path) {
  const stored = await listShown()
  const asked = languageOf(path)
  const isRead = ({ path: each }) => languageOf(each) === asked
  const isChosen = asked !== FIRST || stored.length === 0 || stored.some(isRead)
  const language = isChosen ? asked : languageOf(stored[0].path)
  const { notStored, stored: heading, call, school } = config.texts[language]
  const sheets = /<link rel="stylesheet"[^>]*>|<style>.*?<\/style>/gs
  const styles = stored[0]?.html.match(sheets)?.join('') ?? ''
  const links = [...stored.filter(isRead), ...stored.filter((each) => !isRead(each))]
    .filter((each) => each.path !== path)
    .map((each) => {
      const lang = config.texts[languageOf(each.path)].code
      return `<li><a href="${escape(each.path)}" lang="${lang}" class="inline-block py-2 underline">${each.title}</a></li>`
    })
  const list = links.length
    ? `<h2 class="mt-8 text-xl font-semibold">${heading}</h2><ul class="mt-2">${links.join('')}</ul>`
    : ''
  const phone = school?.phone
    ? `<p class="mt-4"><a href="tel:${school.phone.replace(/[^\d+]/g, '')}" class="button">${escape(call.replace('{phone}', school.phone))}</a></p>`
    : ''
  const name = school
    ? `<header class="border-b border-line bg-paper"><p class="page-width py-3 font-display text-lg font-semibold">${escape(school.name)}</p></header>`
    : ''
  const html = `<!doctype html><html lang="${config.texts[language].code}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${notStored}</title>${styles}<body>${name}<main class="page-width py-8"><h1 class="text-2xl font-semibold">${notStored}</h1>${phone}${list}</main></body></html>`
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html' } })
}

/** What opens at an address without a connection. */
export async function openStored(path) {
  const { aliases } = await readList()
  const found = findStored(path, await listStored(), aliases)
  const page = found && (await readPage(found))
  if (!page) return missingPage(path)
  return found === path ? page : Response.redirect(found, 302)
}
