import { Problem } from '../../launcher/problem.mjs'
import { withProgress, printStep } from '../../launcher/progress.mjs'
import { isCmsUp, schoolName } from '../cms/questions.ts'
import { nextStart } from '../programs.ts'
import { currentBuild, removeOldReleases } from '../releases.ts'
import { waitUntil } from '../wait-until.ts'
import { build, buildState } from './build.ts'
import { ask, sendHint } from './hint.ts'
import { warnOfCmsFailure, type Site } from './open.ts'

/**
 * Builds the site unless the current build fits. If that is not possible now, a build from earlier
 * sources is used.
 */
export async function buildIfNeeded(site: Site): Promise<void> {
  const state = await buildState(site)
  if (state === 'same' || state === 'rolled back') {
    printStep(
      state === 'same' ? 'The site is built' : 'The site is rolled back to an earlier build',
    )
    return warnOfCmsFailure(site.cms)
  }
  try {
    await (state === 'sources' ? warnOfCmsFailure(site.cms) : schoolName(site.cms))
    await build(site)
  } catch (error) {
    if (!(error instanceof Problem) || state !== 'sources') throw error
    printStep(`${error.message} The site is served as it was built before.`)
  }
}

/** Starts Next.js on the site's address. SIGUSR2 restarts it with the build that is then current. */
export async function serveBuild({ settings, environment, supervisor }: Site): Promise<void> {
  currentBuild(settings.buildDir)
  await removeOldReleases(settings.buildDir)
  const server = supervisor.keep(() => nextStart(settings, environment))
  process.on('SIGUSR2', () => void server.restart())
}

/**
 * Waits until the home page shows the CMS's content, and prints the line that begins with Ready.
 * Sends the site one hint that anything may have changed while it was down. Waits without limit: a
 * site that exits is restarted, and problems can be fixed in the CMS.
 */
export async function waitUntilReady(site: Site): Promise<void> {
  await withProgress('Starting the site', async () => {
    await waitUntil(() => hint(site), Infinity)
    await waitUntil(() => lacking(site), Infinity)
  })
  console.log(`Ready: the site at ${site.settings.localUrl} and the CMS at ${site.cms.url}`)
}

async function hint({ settings, secrets }: Site): Promise<string | undefined> {
  const answer = await sendHint(settings.localUrl, secrets)
  if (!answer) return `The site does not answer at ${settings.localUrl}`
  return answer.ok ? undefined : `The site refuses the hint to look for changes (${answer.status})`
}

async function lacking({ settings: { localUrl }, cms }: Site): Promise<string | undefined> {
  const page = await ask(`${localUrl}/`)
  if (page?.status !== 200) return `The site at ${localUrl} does not show its home page`
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
export const showsText = (html: string, text: string): boolean =>
  html.includes(text.replace(/[&<>"']/g, (sign) => IN_HTML[sign] ?? sign))
