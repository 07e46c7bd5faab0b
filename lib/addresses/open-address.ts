import 'server-only'
import { notFound } from 'next/navigation'
import type { Locale } from '../messages/messages.ts'
import { MISSING_PATH } from '../server/inner-paths.ts'
import { locate } from '../pages/languages.ts'
import { findShown, type Shown } from './shown.ts'

/** What a page of the website shows, null for the 404 page, and the language of its address. */
export type Opened = { locale: Locale; shown: Shown | null }

/**
 * What is at the address of the page that is being rendered.
 * @param segments the parts of its path as Next.js passes them
 */
export async function openAddress(segments: readonly string[] = []): Promise<Opened> {
  const { locale, path } =
    (await locate(`/${segments.map(decodeURIComponent).join('/')}`)) ?? notFound()
  if (path === MISSING_PATH) return { locale, shown: null }
  return { locale, shown: (await findShown(locale.language, path)) ?? notFound() }
}
