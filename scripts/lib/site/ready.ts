import { Problem } from '../../launcher/problem.mjs'
import { during } from '../../launcher/progress.mjs'
import { isCmsUp, schoolName } from '../cms/questions.ts'
import type { ExistingCms, Settings } from '../environment.ts'
import type { Secrets } from '../secrets.ts'
import { waitUntil } from '../wait-until.ts'

const ANSWER_WITHIN_MS = 30_000

export type Running = { settings: Settings; secrets: Secrets; cms: ExistingCms }

/**
 * Waits until the home page shows the CMS's content, and prints the line that begins with Ready.
 * The site gets one hint that anything can have changed while it was down. It waits without limit: a
 * site that ends is started again, and the CMS can be reached to correct what is wrong.
 */
export async function waitUntilReady({ settings, secrets, cms }: Running): Promise<void> {
  const { localUrl } = settings
  await during('Starting the site', async () => {
    await waitUntil(() => hint(localUrl, secrets.revalidateSecret), Infinity)
    await waitUntil(() => lacking(localUrl, cms), Infinity)
  })
  console.log(`Ready: the site at ${localUrl} and the CMS at ${cms.url}`)
}

async function hint(localUrl: string, secret: string): Promise<string | undefined> {
  const answer = await ask(`${localUrl}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-revalidate-secret': secret },
    body: JSON.stringify({ changes: [{ collection: '*' }] }),
  })
  if (!answer) return `The site does not answer at ${localUrl}`
  return answer.ok ? undefined : `The site refuses the hint to look for changes (${answer.status})`
}

async function lacking(localUrl: string, cms: ExistingCms): Promise<string | undefined> {
  const page = await ask(`${localUrl}/`)
  if (page?.status !== 200) return `The site at ${localUrl} does not show its home page`
  if (!(await isCmsUp(cms.url))) return `The CMS at ${cms.url} does not answer`
  const name = await schoolName(cms).catch((error: unknown) => {
    if (error instanceof Problem) return error
    throw error
  })
  if (name instanceof Problem) return name.message
  const isShown = name === undefined || showsText(await page.text(), name)
  return isShown ? undefined : "The home page does not show the school's name from the CMS"
}

/** How React writes a text into a page. */
const IN_HTML: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** Whether the HTML of a page shows a text. */
export const showsText = (html: string, text: string): boolean =>
  html.includes(text.replace(/[&<>"']/g, (sign) => IN_HTML[sign] ?? sign))

const ask = (address: string, request: RequestInit = {}) =>
  fetch(address, { ...request, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).catch(
    () => undefined,
  )
