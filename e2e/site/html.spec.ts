import { pages } from 'school-schema/sample/sample-pages'
import { postPlainly, readForms } from '../support/enquiry-forms.ts'
import { requireEnv } from '../support/require-env.ts'
import { expect, test } from '../support/test.ts'
import { hrefOf, english } from '@/lib/messages/messages'
import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document'],
  // Files of the website itself have no hash: who could change them could change the page.
  rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
  // React writes an empty address for a form that is sent to a server action.
  elements: ['html5', { form: { attributes: { action: { enum: ['/.*/'] } } } }],
})

/** What is invalid in a document, with its place. */
async function listInvalid(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ message, selector }) => `${message}: ${selector ?? 'document'}`),
  )
}

/** A page of each kind, and each kind of answer that is none of the table. */
const addresses = [
  ...[...Map.groupBy(pages, ({ template }) => template).values()].flatMap(([page]) =>
    page ? hrefOf(english, page) : [],
  ),
  ...['/notices/1', '/notices/archive/general', '/search?q=fees', '/no-such-page'],
]

for (const language of ['', '/hi', '/bn'])
  test(
    `a page of each kind below ${language}/ is valid HTML`,
    { tag: '@full' },
    async ({ request }) => {
      for (const address of addresses) {
        const path = language && address === '/' ? language : language + address
        const html = await (await request.get(path)).text()
        expect.soft(await listInvalid(html), path).toEqual([])
      }
      if (language) return
      const site = requireEnv('E2E_SITE_URL')
      const { admission_form } = await readForms(site)
      const answer = await postPlainly(site, admission_form, { student_name: '' })
      expect(await listInvalid(await answer.text())).toEqual([])
    },
  )
