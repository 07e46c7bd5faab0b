import type { ReactElement } from 'react'
import { prerender } from 'react-dom/static'
import { testEnvironment } from '@/lib/testing/environment'
import { english } from '@/lib/messages/messages'
import type { Page } from '@/lib/pages/pages'
import type { TemplateComponent } from '@/components/page/main-text'

Object.assign(process.env, testEnvironment)
afterEach(() => jest.useRealTimers())

/** Sets the clock until the end of the test; React renders with real timers. */
export function setClock(now: Date): void {
  jest.useFakeTimers({
    now,
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'],
  })
}

/** Some markup as HTML. */
export async function render(markup: ReactElement): Promise<string> {
  const { prelude } = await prerender(markup)
  // React separates adjacent texts by comments.
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '')
}

/** A page as HTML. */
export const show = (Template: TemplateComponent, page: Page, locale = english): Promise<string> =>
  Template({ locale, page, query: {} }).then(render)
