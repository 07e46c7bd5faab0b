import 'server-only'
import { DEFAULT_LANGUAGE } from 'school-schema/languages'
import { findPage } from '../pages/pages.ts'
import { MAX_FILE_POST_BYTES, MAX_POST_BYTES } from '../server/request-rules.ts'
import { resolveAddress } from './resolve.ts'

/** What a post to an address may have in bytes: more where the form of the page asks for a file. */
export async function postBytesAt(url: string): Promise<number> {
  const [pathname = '/'] = url.split('?')
  const resolved = await resolveAddress(pathname, '')
  if (resolved.kind !== 'page') return MAX_POST_BYTES
  const page = await findPage(DEFAULT_LANGUAGE, resolved.path)
  const hasFile =
    page?.template === 'form' && page.form.questions.some(({ kind }) => kind === 'file')
  return hasFile ? MAX_FILE_POST_BYTES : MAX_POST_BYTES
}
