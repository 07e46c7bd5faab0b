import { Problem } from '../../launcher/problem.mjs'
import { withProgress, printStep } from '../../launcher/progress.mjs'
import { isCmsUp, schoolName } from '../cms/questions.ts'
import { nextStart } from '../programs.ts'
import { waitUntil } from '../wait-until.ts'
import { build, buildState } from './build.ts'
import { hasContent, warnOfCmsFailure, type Site } from './open.ts'
import { ownValue } from 'school-schema/values/own-value'

const TIMEOUT_MS = 30_000

/** Builds the site unless the present build fits. The first one needs the CMS; later ones have its content snapshot. */
export async function buildIfNeeded(site: Site): Promise<void> {
  const state = await buildState(site)
  if (state === 'damaged') printStep('The build of the site is damaged, so it is built again')
  if (!site.isCmsBroken)
    await (hasContent(site.settings) ? warnOfCmsFailure(site.cms) : schoolName(site.cms))
  if (state === 'same') printStep('The site is built')
  else await build(site)
}

/** Starts Next.js on the site's address. */
export function serveBuild({ settings, environment, supervisor }: Site): void {
  supervisor.keep(nextStart(settings, environment))
}

/**
 * Waits until the home page shows the CMS's content, and prints the line that begins with Ready; another
 * one if the site runs without its CMS.
 * Waits without limit: a site that exits is restarted, and problems can be fixed in the CMS.
 */
export async function waitUntilReady(site: Site): Promise<void> {
  await withProgress('Starting the site', () => waitUntil(() => lacking(site), Infinity))
  const { settings, cms, isCmsBroken } = site
  console.log(
    isCmsBroken
      ? `Without the CMS: the site at ${settings.localUrl} shows its last good content`
      : `Ready: the site at ${settings.localUrl} and the CMS at ${cms.url}`,
  )
}

async function lacking({ settings: { localUrl }, cms, isCmsBroken }: Site) {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const page = await fetch(`${localUrl}/`, { signal }).catch(() => undefined)
  if (page?.status !== 200) return `The site at ${localUrl} does not show its home page`
  if (isCmsBroken) return undefined
  if (!(await isCmsUp(cms.url))) return `The CMS at ${cms.url} does not answer`
  try {
    const name = (await schoolName(cms)) ?? ''
    if (showsText(await page.text(), name)) return undefined
    return "The home page does not show the school's name from the CMS"
  } catch (error) {
    if (error instanceof Problem) return error.message
    throw error
  }
}

/** React's escapes in HTML; importing its renderer would slow down every start. */
const IN_HTML: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** Whether the HTML of a page contains a text. */
const showsText = (html: string, text: string): boolean =>
  html.includes(text.replace(/[&<>"']/g, (sign) => ownValue(IN_HTML, sign) ?? sign))
