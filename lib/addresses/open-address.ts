import 'server-only'
import { notFound } from 'next/navigation'
import { setLanguage } from '../messages/messages.ts'
import { MISSING_PATH } from '../server/inner-paths.ts'
import { locate } from '../pages/languages.ts'
import { findShown, type Shown } from './shown.ts'

/** What a page of the website shows; null is the 404 page. */
export type Opened = Shown | null

/**
 * What is at the address of the page that is being rendered, whose language is set.
 * @param segments the parts of its path as Next.js passes them
 */
export async function openAddress(segments: readonly string[] = []): Promise<Opened> {
  const located = await locate(`/${segments.map(decodeURIComponent).join('/')}`)
  if (!located) return notFound()
  setLanguage(located.language)
  if (located.path === MISSING_PATH) return null
  return (await findShown(located.path)) ?? notFound()
}
