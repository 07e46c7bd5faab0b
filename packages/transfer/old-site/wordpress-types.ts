import { parseWrittenDay } from 'school-schema/values/written'
import type { OldPost, OldTeacher } from './old-site.ts'

/** What WordPress and its plug-ins store as entries, and nobody opens as a page. */
const INTERNAL =
  /^(?:revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|user_request|feedback|attachment|scheduled-action|ml-slider|slider|popup|.*_(?:snippets?|template|library|field|log|order|form|table)|(?:wp|acf|elementor|wpcf7|e|vc|jp|flamingo|shop|mc4wp|wpforms|tablepress|sp|et|ct|fl|bricks|oxy)[-_].*)$/i

const STAFF = /staff|teacher|facult|team|employee/i

export const isInternal = (type: string): boolean => INTERNAL.test(type)

/** The values that plug-ins store with an entry, by name. */
export type Meta = ReadonlyMap<string, string>

const valueOf = (meta: Meta, name: RegExp): string =>
  [...meta].find(([key, value]) => name.test(key) && value.trim() !== '')?.[1].trim() ?? ''

const dayIn = (written: string): string | null =>
  parseWrittenDay(written.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3').slice(0, 10))

/** The days of an event, as the usual calendars of WordPress store them. */
export function eventOf(type: string, meta: Meta): OldPost['event'] {
  if (!/event/i.test(type)) return undefined
  const from = dayIn(valueOf(meta, /start_?date$|^_?event_?date$/i))
  const until = dayIn(valueOf(meta, /end_?date$/i))
  return from === null ? undefined : { from, until: until === from ? null : until }
}

/** A teacher of a plug-in for staff. */
export function teacherOf(type: string, name: string, meta: Meta): OldTeacher | null {
  const designation = valueOf(meta, /designation|position|job|role$|^_?post$/i)
  if (!STAFF.test(type) || designation === '') return null
  return { name, designation, qualification: valueOf(meta, /qualif|education|degree/i) }
}

/** A text with its featured picture, unless that is in it in any size. */
export function withFeatured(picture: string | undefined, html: string): string {
  const name = picture
    ?.split('/')
    .at(-1)
    ?.replace(/(?:-scaled)?\.\w+$/, '')
  return picture && name && !html.includes(name) ? `<img src="${picture}">\n${html}` : html
}

/** Links to the files that a plug-in for downloads stores with an entry. */
export function linksIn(meta: Meta, html: string): string {
  const addresses = [...meta.values()].flatMap(
    (value) => value.match(/https?:\/\/[^\s"'<>;,]+\.(?:pdf|docx?|xlsx?|jpe?g|png|webp)\b/gi) ?? [],
  )
  return [...new Set(addresses)]
    .filter((address) => !html.includes(address))
    .map((address) => `<p><a href="${address}">${address.split('/').at(-1)}</a></p>`)
    .join('')
}
