// Can a clerk do each task of docs/guide as it says, with about as few clicks as in WordPress, and how soon do visitors
// see it? PICTURES takes the pictures of the guide, WIDTH=360 is a phone, ONLY is a regular expression for titles.
import { expect, test, type Page } from 'playwright/test'
import { requireEnv } from '../e2e/support/require-env.ts'
import { explain } from '../scripts/launcher/problem.mjs'
import { onPhone, startClerk } from './clerk/clerk.ts'
import { matchGuide } from './clerk/guide.ts'
import { countInPreview } from './clerk/in-preview.ts'
import { medianOf } from './clerk/median.ts'
import { preparePhotos, savePicture } from './clerk/pictures.ts'
import { runTask, type Outcome } from './clerk/run-task.ts'
import { signIn } from './clerk/sign-in.ts'
import { listTasks } from './clerk/tasks.ts'
import { wordPressClicks } from './clerk/wordpress.ts'

const MEDIAN_MS = 1_000
const SLOWEST_MS = 3_000
/** A third less. */
const PREVIEW_RATIO = 2 / 3

const { PICTURES, WIDTH, ONLY = '' } = process.env

test('a clerk does each task of the guide as it says @long', async ({ browser }, { outputDir }) => {
  const photos = await preparePhotos(outputDir)
  const guide = await matchGuide(Object.keys(listTasks(photos)))
  const faults: string[] = []
  const times: number[] = []
  const both: { menu: number; preview: number }[] = []
  const signedIn = await signIn(browser, WIDTH ? Number(WIDTH) : undefined)
  const visitor = await browser.newPage({ baseURL: requireEnv('E2E_SITE_URL') })

  const tryTask = async (studio: Page, title: string) => {
    // Again for each task, as one names the next minutes.
    const task = listTasks(photos)[title]
    const instructions = guide.get(title)
    if (!task || !instructions) return
    const clerk = await startClerk(studio, task.files ?? [])
    const onPicture = async (file: string) => {
      if (PICTURES) await savePicture(file, await clerk.takePicture())
    }
    const outcome = await runTask(clerk, visitor, instructions, task, onPicture)
    times.push(outcome.milliseconds)
    faults.push(...listFaults(outcome, title, onPhone(studio)))
    const preview = await countInPreview(() => signedIn.newPage(), title)
    if (preview === null) return
    console.log(`    in the preview ${preview}`)
    both.push({ menu: outcome.clicks, preview })
  }

  console.log('Clicks, clicks in WordPress, typed fields, seconds until visible')
  for (const title of Object.keys(listTasks(photos)).filter((each) =>
    new RegExp(ONLY).test(each),
  )) {
    const studio = await signedIn.newPage()
    try {
      await tryTask(studio, title)
    } catch (error) {
      faults.push(`${title}: ${explain(error)}`)
    }
    await studio.close()
  }
  const median = medianOf(times)
  console.log({ tasks: times.length, median, slowest: Math.max(...times) })
  const menu = medianOf(both.map((each) => each.menu))
  const preview = medianOf(both.map((each) => each.preview))
  console.log({ menu, preview, ratio: preview / menu })
  // Single tasks have no median.
  if (!ONLY && preview > menu * PREVIEW_RATIO)
    faults.push(`${preview} clicks in the preview, ${menu} not`)
  expect(faults).toEqual([])
  expect(median).toBeLessThanOrEqual(MEDIAN_MS)
})

/** Prints what a task has cost; returns what is wrong with it. */
function listFaults(
  { clicks, fields, milliseconds, lost }: Outcome,
  title: string,
  isPhone: boolean,
): string[] {
  // On a phone the menu of both is behind a button.
  const others = wordPressClicks(title) + (isPhone ? 1 : 0)
  const seconds = (milliseconds / 1000).toFixed(2)
  console.log(`  ${title.padEnd(48)}${[clicks, others, fields, seconds].join('\t')}`)
  const faults: string[] = []
  if (clicks > others + 1) faults.push(`${clicks} clicks, ${others} in WordPress`)
  if (milliseconds > SLOWEST_MS) faults.push(`visible after ${seconds} s`)
  if (lost.length > 0) faults.push(`not stored: ${lost.join(', ')}`)
  return faults.map((fault) => `${title}: ${fault}`)
}
