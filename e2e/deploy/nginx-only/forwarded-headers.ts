import { deepEqual, equal } from 'node:assert/strict'
import type { Check } from '../checks.ts'
import type { Alone } from './run.ts'

/** What a visitor makes up, and what of it the site may be told. */
const MADE_UP = {
  'x-forwarded-for': '6.6.6.6',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'http',
  'x-real-ip': '6.6.6.6',
  'x-kept': '1',
  forwarded: 'for=6.6.6.6',
  cookie: 'a=b',
  authorization: 'Bearer x',
  'x-middleware-subrequest': 'proxy',
  'x-nextjs-data': '1',
  'x-matched-path': '/evil',
}

/** What reaches the site of a request. */
export const toldChecks = ({ standIn, browser, front }: Alone): Check[] => [
  [
    'the site is told who asks, and none of what a visitor makes up',
    async () => {
      standIn.answerWith(({ headers, url }, response) => {
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify({ headers, url }))
      })
      // One that is kept, and one that is not.
      for (const [asked, passedOn] of [
        ['/Faculty?utm_source=x', '/Faculty'],
        ['/Faculty?q=x', '/Faculty?q=x'],
      ] as const) {
        const { text } = await browser.ask(asked, { headers: MADE_UP })
        const told = JSON.parse(text) as { url: string; headers: Record<string, string> }
        equal(told.url, passedOn)
        const { host } = new URL(front.url)
        const { headers } = told
        deepEqual(
          [headers.host, headers['x-forwarded-host'], headers['x-forwarded-proto']],
          [host, host, 'https'],
        )
        deepEqual([headers['x-forwarded-for'], headers['x-real-ip']], ['127.0.0.1', '127.0.0.1'])
        for (const name of Object.keys(MADE_UP).filter((name) => !/^x-(forwarded|real)/.test(name)))
          equal(headers[name], undefined, name)
      }
    },
  ],
]
