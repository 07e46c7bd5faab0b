import { during, say, type Reach } from '../../../scripts/launcher/progress.mjs'
import { openBrowser } from '../../../scripts/lib/browser.ts'
import { extractInlineData } from '../../../lib/framework/inline-data.ts'
import { hashOf } from '../../../lib/framework/transform-cached-html.ts'
import { pagePolicy } from '../../../lib/security/policy.ts'
import { openStage, type Seen, type Stage } from './browser-window.ts'
import { loadSiteCode } from './site-code.ts'
import { makeInputs, type Input } from './texts.ts'

const AT_A_TIME = 500
/** As many as two processors can run. */
const STAGES = 2
const MOST_EXAMPLES = 3
/** Some texts navigate away from their own document, which executes nothing. */
const SHOWN_OF_100 = 95

type Show = (stage: Stage, inputs: readonly Input[]) => Promise<Seen>

/**
 * Shows hostile texts in a browser: as each entry point of the site renders them, without a policy, and
 * unchanged under the policy. Returns the faults, none if nothing was executed.
 * @param isUnguarded shows them unchanged and without a policy, which no site must do
 */
export async function checkMarkup(
  count: number,
  seed: number,
  isUnguarded: boolean,
): Promise<string[]> {
  const inputs = makeInputs(seed, count)
  const browser = await openBrowser()
  try {
    const stages = await Promise.all(Array.from({ length: STAGES }, () => openStage(browser)))
    const faults: string[] = []
    const showAll = async (what: string, show: Show) => {
      const showing = (reach: Reach) => showInTurn(stages, inputs, show, reach)
      faults.push(...judge(what, await during(what, showing), inputs))
    }
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

type Findings = {
  shown: number
  executed: Set<number>
  forbidden: Set<number>
  foreignRequests: string[]
}

/** Every stage takes the next few, until all were shown. */
async function showInTurn(
  stages: readonly Stage[],
  inputs: readonly Input[],
  show: Show,
  reach: Reach,
): Promise<Findings> {
  const found: Findings = {
    shown: 0,
    executed: new Set(),
    forbidden: new Set(),
    foreignRequests: [],
  }
  let next = 0
  const showOn = async (stage: Stage) => {
    while (next < inputs.length) {
      const seen = await show(stage, inputs.slice(next, (next += AT_A_TIME)))
      found.shown += seen.shown
      for (const id of seen.executed) found.executed.add(id)
      for (const id of seen.forbidden) found.forbidden.add(id)
      reach(Math.min(next, inputs.length), inputs.length)
    }
    found.foreignRequests.push(...stage.foreignRequests.splice(0))
  }
  await Promise.all(stages.map(showOn))
  return found
}

/** Prints the figures; returns the faults with a few of the texts. */
function judge(what: string, found: Findings, inputs: readonly Input[]): string[] {
  const { shown, executed, forbidden, foreignRequests } = found
  const became = `${forbidden.size} became what they must not`
  const requests = `${foreignRequests.length} requests to foreign hosts`
  const given = inputs.length
  say(`  ${given} texts, ${shown} shown, ${executed.size} executed, ${became}, ${requests}`)
  const examples = (ids: Set<number>) =>
    inputs
      .filter(({ id }) => ids.has(id))
      .slice(0, MOST_EXAMPLES)
      .map(({ id, text }) => `    ${id}: ${JSON.stringify(text)}`)
  const faults: [boolean, string, string[]][] = [
    [executed.size > 0, `${executed.size} executed`, examples(executed)],
    [forbidden.size > 0, became, examples(forbidden)],
    [foreignRequests.length > 0, `${requests}, first ${foreignRequests[0]}`, []],
    [shown < (given * SHOWN_OF_100) / 100, `only ${shown} of ${given} were shown`, []],
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

/** The site's own policy of a page that contains these documents, and that lets run what counts as the framework's. */
function policyOf(documents: readonly string[]): string {
  const scripts = documents.flatMap((html) => extractInlineData(html).data.map(hashOf))
  return pagePolicy({ scripts: [...new Set(scripts)] })
}

/** Each text unchanged, in a document of its own; with the site's policy, or without any. */
async function showRaw(stage: Stage, inputs: readonly Input[], hasPolicy: boolean): Promise<Seen> {
  const documents = inputs.map(({ text }) => documentOf(text))
  await stage.show('', hasPolicy ? policyOf(documents) : undefined)
  try {
    return await stage.page.evaluate(`performApart(${JSON.stringify(documents)})`)
  } catch {
    // One of them has navigated the top window. Which one is not known.
    const [first] = inputs
    return { shown: 0, executed: first ? [first.id] : [], forbidden: [] }
  }
}
