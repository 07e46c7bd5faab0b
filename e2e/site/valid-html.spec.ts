import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { hrefOf } from '../../lib/format/href.ts'
import { pages } from 'school-schema/sample-pages'
import { expect, test } from '../support/test.ts'

/** The disabled rules of html-validate's recommended set, each with its reason. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    elements: [
      'html5',
      // React writes an empty action into a form that it posts by itself, and its browser code
      // expects it.
      { form: { inherit: 'form', attributes: { action: { enum: ['/.*/'] } } } },
    ],
    rules: {
      // React writes `charSet`, `<br/>`, `async=""` and ids such as `_R_1_`: HTML allows all of
      // them.
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'valid-id': ['error', { relaxed: true }],
      // A part of a table that is a block on a phone keeps its role for screen readers by this.
      'no-redundant-role': 'off',
      // The title of a notice is as long as its editor wrote it.
      'long-title': 'off',
      // A no-break space would be copied with the number; style sheets keep numbers on one line.
      'tel-non-breaking': 'off',
    },
  }),
)

/** The errors of a document with rule and position. */
async function faultsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  )
}

/** Pages outside of the page table, one of each kind. */
const OTHERS = [
  '/notices/1',
  '/notices/archive/2026',
  '/search?q=fees',
  '/Infrastructure?show=Library',
  '/no-such-page',
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
