import { hrefOf } from '../../content/pages/page.ts'
import { pages } from '../../content/pages/index.ts'
import { faultsIn } from '../support/html-rules.ts'
import { expect, test } from '../support/test.ts'

/** Pages beside the page table, each kind once. */
const OTHERS = [
  ...['/notices/1', '/notices/archive/2026', '/search?q=fees', '/Faculty?q=science'],
  ...['/FeePaymentRules?class=IV', '/no-such-page'],
]

test('every page is valid HTML', async ({ request }) => {
  for (const href of [...pages.map(hrefOf), ...OTHERS]) {
    const html = await (await request.get(href)).text()
    expect.soft(await faultsIn(html), href).toEqual([])
  }
  // The control: the rules find what a page must not contain.
  expect(
    await faultsIn('<!doctype html><html lang="en"><title>T</title><p><div></div>'),
  ).not.toEqual([])
})
