import 'server-only'
import { siteEnvironment } from '../server/environment.ts'

/** Where editors open the CMS. */
export function studioUrl(): string {
  const { STUDIO_URL, CMS_URL } = siteEnvironment()
  return STUDIO_URL ?? CMS_URL
}

/** Where the screen is prerendered that a refused preview shows. */
export const REFUSED_PATH = '/preview/refused'
