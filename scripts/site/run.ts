import { Problem } from '../launcher/problem.mjs'
import { withProgress, printStep } from '../launcher/progress.mjs'
import { isCmsUp, schoolName } from '../cms/questions.ts'
import { nextServer, requireLocalhost } from './next.ts'
import { runCommand } from '../lib/command.ts'
import { readSettings } from '../lib/environment.ts'
import { waitUntil } from '../lib/wait-until.ts'
import { build, buildState } from './build.ts'
import { claimSite, openSite, requireContent, warnOfCmsFailure, type Site } from './open.ts'
import { escapeHtml } from 'school-schema/values/escape-html'

const TIMEOUT_MS = 30_000

/**
 * Runs the site with its CMS until it is stopped: `start` builds it if that is necessary, `dev` reloads changed files,
 * and `serve` needs a build and an existing CMS.
 */
export const runSite = (command: 'start' | 'dev' | 'serve'): Promise<never> =>
  runCommand('service', async (supervisor) => {
    const settings = readSettings(process.env, command === 'serve')
    const isDevelopment = command === 'dev'
    await requireLocalhost(settings.host)
    await claimSite(settings)
    const site = await openSite(settings, supervisor, isDevelopment)
    if (command === 'start') await buildIfNeeded(site)
    if (command === 'serve') await requireBuild(site)
    supervisor.keep(nextServer(settings, site.environment, isDevelopment))
    await waitUntilReady(site)
  })

async function buildIfNeeded(site: Site): Promise<void> {
  const state = await buildState(site)
  if (state === 'damaged') printStep('The build of the site is damaged, so it is built again')
  if (!site.isCmsBroken) await requireContent(site)
  if (state === 'same') printStep('The site is built')
  else await build(site)
}

/** Throws a Problem if there is no build that can be served. */
async function requireBuild(site: Site): Promise<void> {
  const { buildDir } = site.settings
  const state = await buildState(site)
  const repair = 'run "npm run build" first.'
  if (state === 'none') throw new Problem(`There is no build in ${buildDir}: ${repair}`)
  if (state === 'damaged') throw new Problem(`The build in ${buildDir} is damaged: ${repair}`)
  if (state === 'other')
    printStep(
      'The build is out of date: the sources, SITE_URL or CMS_URL have changed. Run "npm run build"',
    )
  await warnOfCmsFailure(site.cms)
}

/**
 * Waits until the home page shows the CMS's content, and prints the line that begins with Ready; another
 * one if the site runs without its CMS.
 * Waits without limit: a site that exits is restarted, and problems can be fixed in the CMS.
 */
async function waitUntilReady(site: Site): Promise<void> {
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

/** Whether the HTML of a page contains a text. */
const showsText = (html: string, text: string): boolean => html.includes(escapeHtml(text))
