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
export async function listInvalid(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ message, selector }) => `${message}: ${selector ?? 'document'}`),
  )
}
