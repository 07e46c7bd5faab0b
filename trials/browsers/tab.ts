import { expect } from 'playwright/test'
import type { Engine } from './engines.ts'

const TIMEOUT_MS = 20_000
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const ESCAPE = '\ue00c'

/** The actions of a visitor. */
export type Tab = Awaited<ReturnType<typeof openTab>>

/** Runs in the page: the first visible element of a selector with this text or label. */
const findVisible = (selector: string, text: string): Element | null =>
  [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility() && (element.ariaLabel ?? element.textContent).includes(text),
  ) ?? null

/** Opens an address in a window of this width. */
export async function openTab(engine: Engine, url: string, width: number) {
  const run = (script: string, ...args: unknown[]) => engine.send('run', { script, args })
  const find = (selector: string, text: string) =>
    run(`return (${findVisible.toString()})(...arguments)`, selector, text)
  const until = (what: string, holds: () => Promise<boolean>) =>
    expect.poll(holds, { timeout: TIMEOUT_MS, intervals: [100], message: what }).toBe(true)
  const waitFor = async (selector: string, text = '') => {
    let found: unknown = null
    await until(`${selector} ${text}`, async () => (found = await find(selector, text)) !== null)
    return found as Record<string, string>
  }
  const type = (text: string) => {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    return engine.send('act', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }
  await engine.send('resize', { width, height: 800 })
  await engine.send('open', { url })
  await run('window.errors = []; addEventListener("error", ({ message }) => errors.push(message))')
  return {
    /** Waits for a visible element of this selector with this text or label. */
    waitFor,
    waitForNo: (selector: string) =>
      until(`no ${selector}`, async () => (await find(selector, '')) === null),
    /** Clicks such an element. */
    async click(selector: string, text = '') {
      const found = await waitFor(selector, text)
      await run('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', found)
      await engine.click(found[ELEMENT] ?? '')
    },
    /** Types into the element that has the focus. */
    type,
    pressEscape: () => type(ESCAPE),
    scrollTo: (pixels: number) => run(`scrollTo(0, ${pixels})`),
    /** The errors of scripts on the page that was opened. */
    listErrors: () => run('return window.errors ?? []') as Promise<string[]>,
  }
}
