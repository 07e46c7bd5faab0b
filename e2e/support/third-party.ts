import { test as base } from './test.ts'

type ThirdParty = {
  /** Every address outside the site that the page has asked, in order. */
  asked: string[]
}

const page = (host: string) => `<!doctype html><html lang="en"><head><title>${host}</title></head>
<body><h1>This is ${host}</h1><label>Name <input></label></body></html>`

/**
 * For pages that let someone else in when the visitor says so: whoever is asked answers with a page of
 * ours that names it, and the test looks at who was asked, and when.
 */
export const test = base.extend<ThirdParty>({
  asked: async ({ page: visitor, baseURL }, use) => {
    const asked: string[] = []
    const isOutside = (url: URL) => url.protocol.startsWith('http') && url.origin !== baseURL
    await visitor.route(isOutside, (route) => {
      asked.push(route.request().url())
      const { host } = new URL(route.request().url())
      return route.fulfill({ body: page(host), contentType: 'text/html' })
    })
    await use(asked)
  },
  // Being asked is what these tests are about; they count it themselves.
  quiet: async ({ page: visitor, asked: _ }, use) => {
    const complaints: string[] = []
    visitor.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
    })
    visitor.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
    await use()
    base.expect(complaints).toEqual([])
  },
})

export { expect } from './test.ts'
