import type { Input } from '../inputs/make-inputs.ts'
import type { Audience, Seen } from './audience.ts'
import { policyOf } from './policy.ts'
import type { Stage } from './stage.ts'

export type Place = { stage: Stage; audience: Audience }

/** Turns a text into the markup that a browser gets. */
export type Render = (text: string) => string

/** All texts in one page, each as the site writes it, without any policy. */
export async function showRendered(
  { stage, audience: { page } }: Place,
  inputs: readonly Input[],
  render: Render,
): Promise<Seen> {
  const pieces = inputs.map(({ id, text }) => `<div data-input="${id}">${render(text)}</div>`)
  stage.show(pieces.join('\n'), null)
  await page.goto(stage.url)
  return page.evaluate('perform()')
}

/** As a page is that the framework has made: with its own scripts at the very end. */
const documentOf = (text: string) =>
  `<!doctype html><html><body><p data-shown></p>${text}<script>self.__next_f.push([1,"0"])</script></body></html>`

/** Each text as it is, in a document of its own; with the site's policy, or without any. */
export async function showRaw(
  { stage, audience: { page } }: Place,
  inputs: readonly Input[],
  hasPolicy: boolean,
): Promise<Seen> {
  const documents = inputs.map(({ text }) => documentOf(text))
  stage.show('', hasPolicy ? policyOf(documents) : null)
  await page.goto(stage.url)
  try {
    return await page.evaluate(`performApart(${JSON.stringify(documents)})`)
  } catch {
    // One of them has taken the whole window elsewhere. Which one it was is not known.
    const [first] = inputs
    return { shown: 0, executed: first ? [first.id] : [], forbidden: [] }
  }
}
