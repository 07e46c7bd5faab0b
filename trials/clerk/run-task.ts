import { setTimeout as pause } from 'node:timers/promises'
import { expect, type Page } from 'playwright/test'
import { askCms, idOf } from '../../e2e/support/cms.ts'
import { requireEnv } from '../../e2e/support/require-env.ts'
import type { Clerk } from './clerk.ts'
import type { Instructions } from './guide.ts'

/** What a clerk writes and chooses, by the label of its field; `row` is the entry that is opened. */
export type Values = Readonly<Record<string, string>>

type Action = (clerk: Clerk, words: Words, values: Values) => Promise<void>

/** What a sentence names: controls in bold, choices in italics. */
type Words = { bold: string[]; italic: string[] }

const textOf = (values: Values, name: string): string => {
  const value = values[name]
  if (value === undefined) throw new Error(`The task has no text for ${name}`)
  return value
}

/** What each verb of the guide means in the Studio. */
const ACTIONS: Record<string, Action> = {
  async Open(clerk, { bold: [entry] }, values) {
    if (entry) await clerk.openEntry(entry)
    else await clerk.openRow(textOf(values, 'row'))
  },
  async Press(clerk, { bold }) {
    for (const name of bold) await clerk.press(name)
  },
  async Write(clerk, { bold }, values) {
    for (const label of bold) await clerk.write(label, textOf(values, label))
  },
  async Choose(clerk, { bold, italic }, values) {
    for (const [index, label] of bold.entries())
      await clerk.choose(label, italic[index] ?? textOf(values, label))
  },
  async Tick(clerk, { bold }) {
    for (const label of bold) await clerk.tick(label)
  },
  async Upload(clerk, { bold: [label, ...buttons] }) {
    for (const name of buttons) await clerk.press(name, label)
  },
  async Drag(clerk, _words, values) {
    await clerk.drag(textOf(values, 'row'), textOf(values, 'target'))
  },
}
ACTIONS['Paste'] = ACTIONS['Write']!

const list = (sentence: string, mark: RegExp) =>
  [...sentence.matchAll(mark)].map(([, word = '']) => word)

/** Carries out the steps of the guide; `onPicture` gets the file of each picture once its step is done. */
async function carryOut(
  clerk: Clerk,
  { steps }: Instructions,
  values: Values,
  onPicture: (file: string) => Promise<void>,
): Promise<void> {
  for (const { sentences, picture } of steps) {
    for (const sentence of sentences) {
      const action = ACTIONS[/^\w+/.exec(sentence)?.[0] ?? '']
      if (!action) throw new Error(`The trial does not know: ${sentence}`)
      const words = { bold: list(sentence, /\*\*(.+?)\*\*/g), italic: list(sentence, /_(.+?)_/g) }
      await action(clerk, words, values)
    }
    if (picture) await onPicture(picture)
  }
}

const TIMEOUT_MS = 20_000
const POLL_MS = 50

/** What a clerk writes, and where a visitor sees it. */
export type Task = {
  values: Values
  /** What is done before she begins. */
  prepare?: () => Promise<unknown>
  /** What she chooses in the window for files. */
  files?: readonly string[]
  address: string
  /** What is there; `{file}` is the id of the last upload and `{item}` that of the row, here and in the address. */
  text: string | RegExp
  /** Looks for it where an address is not enough. */
  isSeen?: (visitor: Page) => Promise<boolean>
  /** Whether it is no longer there. */
  isGone?: boolean
  /** The time from which it is there, if it is not at once. */
  from?: Date
}

export type Outcome = {
  clicks: number
  fields: number
  /** From the last click until a visitor sees it. */
  milliseconds: number
  /** What was typed and is not stored. */
  lost: string[]
}

/** Carries out a task as the guide says, and waits until a visitor sees it. */
export async function runTask(
  clerk: Clerk,
  visitor: Page,
  instructions: Instructions,
  task: Task,
  onPicture: (file: string) => Promise<void> = async () => undefined,
): Promise<Outcome> {
  const site = requireEnv('E2E_SITE_URL')
  await task.prepare?.()
  if (task.isSeen) await visitor.goto(site + task.address)
  const [before] = (await askCms('GET', '/revisions?fields=id&sort=-id&limit=1')).rows
  await carryOut(clerk, instructions, task.values, onPicture)
  const savedAt = clerk.log.pressedAt
  const { clicks, written } = clerk.log
  const [file] = (await askCms('GET', '/files?fields=id&sort=-modified_on&limit=1')).rows
  // An album has its own version and one of each photograph, and takes a second to save.
  const newer = `/revisions?fields=item,data&sort=-id&filter[id][_gt]=${idOf(before)}`
  const listVersions = async () => (await askCms('GET', newer)).rows
  const [version] = await listVersions()
  const fill = (text: string) =>
    text.replace('{file}', idOf(file)).replace('{item}', String(version?.['item']))
  const { text, isGone = false } = task
  const isSeen = async () => {
    const html = await (await fetch(site + fill(task.address))).text()
    const isThere =
      text instanceof RegExp
        ? text.test(html)
        : [html, html.replaceAll(/<[^>]*>/g, '')].some((shown) => shown.includes(fill(text)))
    return isThere !== isGone
  }
  const start = task.from ? performance.now() + task.from.getTime() - Date.now() : savedAt
  if (task.from) {
    await pause(start - performance.now() - 1_000)
    if (await isSeen()) throw new Error('It is there before its time')
  }
  const look = task.isSeen ? () => task.isSeen!(visitor) : isSeen
  const patience = { timeout: TIMEOUT_MS, intervals: [POLL_MS], message: 'a visitor sees it' }
  await expect.poll(look, patience).toBe(true)
  const milliseconds = performance.now() - start
  return {
    clicks,
    fields: written.length,
    milliseconds,
    // Certificates have no versions: the visitor finds one by what was typed.
    lost: task.isSeen ? [] : listLost(written, await listVersions()),
  }
}

const normalised = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

/** The typed texts that no new version has; days are stored in another order. */
function listLost(written: readonly string[], versions: unknown): string[] {
  const stored = normalised(JSON.stringify(versions))
  return written.filter((text) => !/^<|^\d{8}/.test(text) && !stored.includes(normalised(text)))
}
