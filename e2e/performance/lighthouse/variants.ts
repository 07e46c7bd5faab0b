import { withoutLoader } from '../../../lib/framework/defer-hydration.ts'

/** What of a website is shown by the front, and how its pages are changed on the way. */
export type Variant = {
  name: string
  origin: string
  change: (html: string) => string
  /** How long its pictures are held back. */
  pictureDelayMs?: number
}

const ANY_SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g
const SCRIPT_PRELOAD = /<link\b[^>]*\bas="script"[^>]*>/g
const ASLEEP = '<script type="deferred" '

/** A page without anything that runs. */
export const withoutScripts = (html: string): string =>
  html.replace(ANY_SCRIPT, '').replace(SCRIPT_PRELOAD, '')

/** A page as the framework writes it: its scripts are fetched and run at once. */
export const withScriptsAwake = (html: string): string =>
  (withoutLoader(html) ?? html).replaceAll(ASLEEP, '<script ')

export const asServed = (html: string): string => html

const PICTURE = /(<img\b[^>]*?) width="\d+" height="\d+"/g
const LANGUAGE = /<html lang="[^"]*"/

/**
 * A page that does not say its language, and that moves when its pictures come. Waking scripts mend neither,
 * as they leave attributes alone.
 */
const withFaults = (html: string): string =>
  html.replace(LANGUAGE, '<html').replaceAll(PICTURE, '$1')

/** Long after the first paint; what moves within half a second of the start is not counted. */
const LATE_MS = 1500

/** What visitors get, or what a control makes of it. */
export function pageVariant(origin: string, control?: 'awake' | 'faulty'): Variant {
  if (control === 'awake') return { name: control, origin, change: withScriptsAwake }
  if (control === 'faulty')
    return { name: control, origin, change: withFaults, pictureDelayMs: LATE_MS }
  return { name: 'page', origin, change: asServed }
}
