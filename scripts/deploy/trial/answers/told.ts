import { deepEqual, equal } from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { openBrowser } from '../browser.ts'
import { runChecks, type Check } from '../checks.ts'
import { startFront, writeSettings } from '../front.ts'
import { frontUrl, type TrialPorts } from '../ports.ts'

/** What a visitor makes up, and what of it the site may be told. */
const MADE_UP = {
  'x-forwarded-for': '6.6.6.6',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'http',
  'x-real-ip': '6.6.6.6',
  forwarded: 'for=6.6.6.6',
  cookie: 'a=b',
  authorization: 'Bearer x',
  'x-middleware-subrequest': 'proxy',
  'x-nextjs-data': '1',
  'x-matched-path': '/evil',
}

/** Puts a listener in the place of the site, and looks at what it is told. Answers how many checks failed. */
export async function checkWhatIsTold(
  ports: TrialPorts,
  variables: Record<string, string>,
): Promise<number> {
  const listener = createServer(({ headers, url }, answer) => {
    answer.setHeader('content-type', 'application/json')
    answer.end(JSON.stringify({ headers, url }))
  })
  listener.listen(ports.site, '127.0.0.1')
  await once(listener, 'listening')
  const front = await startFront(await writeSettings({ ports, sites: [ports.site], variables }))
  const browser = await openBrowser(front)
  const checks: Check[] = [
    [
      'the site is told who asks, and none of what a visitor makes up',
      async () => {
        const { text } = await browser.ask('/Faculty?utm_source=x', { headers: MADE_UP })
        const told = JSON.parse(text) as { url: string; headers: Record<string, string> }
        equal(told.url, '/Faculty')
        const { host } = new URL(frontUrl(ports))
        const { headers } = told
        deepEqual(
          [headers.host, headers['x-forwarded-host'], headers['x-forwarded-proto']],
          [host, host, 'https'],
        )
        deepEqual([headers['x-forwarded-for'], headers['x-real-ip']], ['127.0.0.1', '127.0.0.1'])
        for (const name of Object.keys(MADE_UP).filter((name) => !/^x-(forwarded|real)/.test(name)))
          equal(headers[name], undefined, name)
      },
    ],
  ]
  try {
    return await runChecks(checks)
  } finally {
    browser.close()
    await front.stop()
    listener.close()
    listener.closeAllConnections()
  }
}
