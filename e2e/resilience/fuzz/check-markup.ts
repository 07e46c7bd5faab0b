import { existsSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import ts from 'typescript'
import { readInlineScripts } from '../../../lib/framework/inline-scripts.ts'
import { pagePolicy } from '../../../lib/security/policy.ts'
import { root } from '../../../scripts/launcher/folders.mjs'
import { during, say, type Reach } from '../../../scripts/launcher/progress.mjs'
import { openBrowser } from '../../../scripts/lib/browser.ts'
import { openStage, type Seen, type Stage } from './browser-window.ts'
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
    for (const [what, show] of isUnguarded ? unguarded : await listShows()) {
      const showing = (reach: Reach) => showInTurn(stages, inputs, show, reach)
      faults.push(...judge(what, await during(what, showing), inputs))
    }
    return faults
  } finally {
    await browser.close()
  }
}

const unguarded: [what: string, show: Show][] = [
  ['As they are, without a policy', (stage, some) => showRaw(stage, some, false)],
]

async function listShows(): Promise<typeof unguarded> {
  loadSiteCode()
  const { entryPoints } = await import('./rendered.tsx')
  return [
    ...Object.entries(entryPoints).map(([name, render]): (typeof unguarded)[number] => [
      `As ${name}, without a policy`,
      (stage, some) => showRendered(stage, some, render),
    ]),
    ['As they are, under the policy', (stage, some) => showRaw(stage, some, true)],
  ]
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
  const [executed, forbidden] = [new Set<number>(), new Set<number>()]
  const found: Findings = { shown: 0, executed, forbidden, foreignRequests: [] }
  let next = 0
  const showOn = async (stage: Stage) => {
    while (next < inputs.length) {
      const seen = await show(stage, inputs.slice(next, (next += AT_A_TIME)))
      found.shown += seen.shown
      for (const id of seen.executed) executed.add(id)
      for (const id of seen.forbidden) forbidden.add(id)
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

/** The site's own policy of a page that contains these documents, with the hashes of the framework's scripts. */
function policyOf(documents: readonly string[]): string {
  const scripts = documents.flatMap((html) => readInlineScripts(html).hashes)
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
    return { shown: 0, executed: inputs.slice(0, 1).map(({ id }) => id), forbidden: [] }
  }
}

/** The path of a module of the project without its ending; null for one of a package. */
function pathOf(specifier: string, parent: string): string | null {
  if (specifier.startsWith('@/')) return join(root, specifier.slice(2))
  const isOwn = parent.startsWith('file:') && !parent.includes('/node_modules/')
  return isOwn && specifier.startsWith('.') ? fileURLToPath(new URL(specifier, parent)) : null
}

/** Makes modules with JSX, `@/` and `server-only` importable, which Node does not support. */
function loadSiteCode(): void {
  const { ReactJSX: jsx } = ts.JsxEmit
  const compilerOptions = { jsx, module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2024 }
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'server-only') return { url: 'data:text/javascript,', shortCircuit: true }
      const path = pathOf(specifier, context.parentURL ?? '')
      const file = path && ['', '.ts', '.tsx'].map((ending) => path + ending).find(existsSync)
      return next(file ? pathToFileURL(file).href : specifier, context)
    },
    load(url, context, next) {
      if (!url.endsWith('.tsx')) return next(url, context)
      const source = readFileSync(fileURLToPath(url), 'utf8')
      const { outputText } = ts.transpileModule(source, { compilerOptions })
      return { format: 'module', source: outputText, shortCircuit: true }
    },
  })
}
