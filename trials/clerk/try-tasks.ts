import type { Browser, Page } from 'playwright/test'
import { requireEnv } from '../../e2e/support/require-env.ts'
import { explain } from '../../scripts/launcher/problem.mjs'
import { printLine, printStep } from '../../scripts/launcher/progress.mjs'
import type { Result } from '../lib/runner.ts'
import { listTitles } from './adoption.ts'
import { onPhone, startClerk } from './clerk.ts'
import { matchGuide } from './guide.ts'
import { preparePhotos, savePicture } from './pictures.ts'
import { runTask, type Outcome } from './run-task.ts'
import { signIn } from './sign-in.ts'
import { listTasks } from './tasks.ts'
import { wordPressClicks } from './wordpress.ts'

const MEDIAN_MS = 1_000
const SLOWEST_MS = 3_000

type Options = {
  pictures: boolean
  /** Of the window, in pixels. */
  width: string
  /** A regular expression for the titles of the tasks. */
  only: string
}

/** Carries out every task of the guide. */
export async function tryTasks(
  browser: Browser,
  { pictures, only, width }: Options,
): Promise<Result> {
  const photos = await preparePhotos()
  const guide = await matchGuide(listTitles())
  const faults: string[] = []
  const times: number[] = []
  const signedIn = await signIn(browser, Number(width))
  const visitor = await browser.newPage({ baseURL: requireEnv('E2E_SITE_URL') })

  const tryTask = async (studio: Page, title: string) => {
    // Again for each task, as one names the next minutes.
    const task = listTasks(photos)[title]
    const instructions = guide.get(title)
    if (!task || !instructions) return
    const clerk = await startClerk(studio, task.files ?? [])
    const onPicture = async (file: string) => {
      if (pictures) await savePicture(file, await clerk.takePicture())
    }
    const outcome = await runTask(clerk, visitor, instructions, task, onPicture)
    times.push(outcome.milliseconds)
    faults.push(...listFaults(outcome, title, onPhone(studio)))
  }

  printStep('Clicks, clicks in WordPress, typed fields, seconds until seen')
  for (const title of Object.keys(listTasks(photos)).filter((each) =>
    new RegExp(only).test(each),
  )) {
    const studio = await signedIn.newPage()
    try {
      await tryTask(studio, title)
    } catch (error) {
      faults.push(`${title}: ${explain(error)}`)
    }
    await studio.close()
  }
  const sorted = times.toSorted((one, other) => one - other)
  const [median = 0, slowest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  if (median > MEDIAN_MS) faults.push(`The median is ${Math.round(median)} ms`)
  return { faults, figures: { tasks: times.length, median, slowest } }
}

/** Prints what a task has cost; returns what is wrong with it. */
function listFaults(
  { clicks, fields, milliseconds, lost }: Outcome,
  title: string,
  isPhone: boolean,
): string[] {
  // On a phone the menu of both is behind a button.
  const others = wordPressClicks(title) + (isPhone ? 1 : 0)
  const seconds = (milliseconds / 1000).toFixed(2)
  printLine(`  ${title.padEnd(48)}${[clicks, others, fields, seconds].join('\t')}`)
  const faults: string[] = []
  if (clicks > others + 1) faults.push(`${clicks} clicks, ${others} in WordPress`)
  if (milliseconds > SLOWEST_MS) faults.push(`seen after ${seconds} s`)
  if (lost.length > 0) faults.push(`not stored: ${lost.join(', ')}`)
  return faults.map((fault) => `${title}: ${fault}`)
}
