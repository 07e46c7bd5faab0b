import 'server-only'
import { hasLanguage } from '../content/collections/school.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../messages/messages.ts'

type Located = { language: Language; path: string }

/** The language and the rest of an address: `/hi/notices` is `/notices` in Hindi; null if the school does not have it. */
export async function locate(pathname: string): Promise<Located | null> {
  const [, first = '', path = ''] = /^\/([^/]+)(\/.*)?$/.exec(pathname) ?? []
  if (!isLanguage(first) || first === DEFAULT_LANGUAGE)
    return { language: DEFAULT_LANGUAGE, path: pathname }
  return (await hasLanguage(first).catch(() => false))
    ? { language: first, path: path || '/' }
    : null
}
