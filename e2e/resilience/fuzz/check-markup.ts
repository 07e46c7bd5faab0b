import { withProgress, printLine, type Reach } from '../../../scripts/launcher/progress.mjs'
import { openBrowser } from '../../../scripts/lib/browser.ts'
import { extractInlineData } from '../../../lib/framework/inline-data.ts'
import { hashOf } from '../../../lib/framework/transform-cached-html.ts'
import { pagePolicy } from '../../../lib/security/policy.ts'
import { inParallel } from '../flow.ts'
import { openStage, type Seen, type Stage } from './browser-window.ts'
import { loadSiteCode } from './site-code.ts'
import { makeInputs, type Input } from './texts.ts'

const BATCH_SIZE = 500
/** Two cores can run this many. */
const STAGES = 2
const MAX_EXAMPLES = 3
/** Some texts navigate away from their own document, which executes nothing. */
const MIN_SHOWN_PERCENT = 95

type Show = (stage: Stage, inputs: readonly Input[]) => Promise<Seen>

/**
 * Shows hostile texts in a browser: as each entry point of the site renders them, without a policy,
 * and unchanged under the policy. Returns the faults.
 * @param isUnguarded shows them unchanged and without a policy, as a control
 */
export async function checkMarkup(
  count: number,
  seed: number,
  isUnguarded: boolean,
): Promise<string[]> {
  const inputs = makeInputs(seed, count)
  const browser = await openBrowser()
  const faults: string[] = []
  const showAll = async (what: string, show: Show) => {
    const seen: Seen[] = []
    const foreignRequests: string[] = []
    const batches = Math.ceil(count / BATCH_SIZE)
    const showing = (reach: Reach) =>
      inParallel(STAGES, batches, async (index) => {
        const stage = await openStage(browser)
        const first = index * BATCH_SIZE
        seen.push(await show(stage, inputs.slice(first, first + BATCH_SIZE)))
        foreignRequests.push(...stage.foreignRequests)
        await stage.close()
        reach(seen.length, batches)
      })
    await withProgress(what, showing)
    faults.push(...judge(what, seen, foreignRequests, inputs))
  }
  try {
    if (isUnguarded) {
      await showAll('As they are, without a policy', (stage, some) => showRaw(stage, some, false))
      return faults
    }
    loadSiteCode()
    const { entryPoints } = await import('./rendered.tsx')
    for (const [name, render] of Object.entries(entryPoints))
      await showAll(`As ${name}, without a policy`, (stage, some) =>
        showRendered(stage, some, render),
      )
    await showAll('As they are, under the policy', (stage, some) => showRaw(stage, some, true))
    return faults
  } finally {
    await browser.close()
  }
}

/** Prints the figures; returns the faults with some of the texts. */
function judge(
  what: string,
  seen: readonly Seen[],
  foreignRequests: readonly string[],
  inputs: readonly Input[],
): string[] {
  const executed = new Set(seen.flatMap((each) => each.executed))
  const forbidden = new Set(seen.flatMap((each) => each.forbidden))
  const shown = seen.reduce((sum, each) => sum + each.shown, 0)
  const became = `${forbidden.size} became what they must not`
  const requests = `${foreignRequests.length} requests to foreign hosts`
  const given = inputs.length
  printLine(`  ${given} texts, ${shown} shown, ${executed.size} executed, ${became}, ${requests}`)
  const examples = (ids: Set<number>) =>
    inputs
      .filter(({ id }) => ids.has(id))
      .slice(0, MAX_EXAMPLES)
      .map(({ id, text }) => `    ${id}: ${JSON.stringify(text)}`)
  const faults: [boolean, string, string[]][] = [
    [executed.size > 0, `${executed.size} executed`, examples(executed)],
    [forbidden.size > 0, became, examples(forbidden)],
    [foreignRequests.length > 0, `${requests}, first ${foreignRequests[0]}`, []],
    [shown < (given * MIN_SHOWN_PERCENT) / 100, `only ${shown} of ${given} were shown`, []],
  ]
  return faults.flatMap(([isFault, text, lines]) => (isFault ? [`${what}: ${text}`, ...lines] : []))
}

/** All texts in one page, each as the site renders it, without any policy. */
async function showRendered(
  stage: Stage,
  inputs: readonly Input[],
  render: (text: string) => string,
): Promise<Seen> {
  const pieces = inputs.map(({ id, text }) => `<div data-input="${id}">${render(text)}</div>`)
  await stage.show(pieces.join('\n'))
  return stage.page.evaluate('perform()')
}

/** Like a page of the framework: its own scripts are at the very end. */
const documentOf = (text: string) =>
  `<!doctype html><html><body><p data-shown></p>${text}<script>self.__next_f.push([1,"0"])</script></body></html>`

/** The site's policy for a page with these documents, which allows what counts as the framework's. */
function policyOf(documents: readonly string[]): string {
  const scripts = documents.flatMap((html) => extractInlineData(html).data.map(hashOf))
  return pagePolicy({ scripts: [...new Set(scripts)] })
}

/** Each text unchanged, in its own document; with the site's policy, or without any. */
async function showRaw(stage: Stage, inputs: readonly Input[], hasPolicy: boolean): Promise<Seen> {
  const documents = inputs.map(({ text }) => documentOf(text))
  await stage.show('', hasPolicy ? policyOf(documents) : undefined)
  try {
    return await stage.page.evaluate(`performApart(${JSON.stringify(documents)})`)
  } catch {
    // One of them has navigated the top window; which one is not known.
    const [first] = inputs
    return { shown: 0, executed: first ? [first.id] : [], forbidden: [] }
  }
}
