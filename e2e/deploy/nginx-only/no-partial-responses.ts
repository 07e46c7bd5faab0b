import { deepEqual, equal, ok } from 'node:assert/strict'
import { connect } from 'node:http2'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { waitUntil } from '../../../scripts/lib/wait-until.ts'
import { unpack } from '../client.ts'
import type { Check } from '../checks.ts'
import type { Front } from '../nginx.ts'
import { packings } from '../pages.ts'
import type { Alone } from './run.ts'

/** So much arrives of a page of so much before the site is gone. */
const [ALL, HALF] = [100_000, 60_000]
/** A page counts for a second, by a clock that has no smaller hand; for ten more it is still served. */
const [OLD_MS, TOO_OLD_MS] = [2_200, 13_000]
const SETTLED_MS = 300

/** A site that is killed in the midst of an answer spoils no visitor's page. */
export const wholeChecks = ({ standIn, browser, front }: Alone): Check[] => {
  const kept = pageOf('kept')
  const giveWhole = () =>
    standIn.answerWith((_, response) => response.writeHead(200, PAGE).end(kept))
  let brokenOff = 0
  const breakOff = () =>
    standIn.answerWith((_, response) => {
      response.writeHead(200, { ...PAGE, 'content-length': ALL })
      response.write(pageOf('never seen').slice(0, HALF))
      setTimeout(() => {
        response.destroy()
        brokenOff += 1
      }, 50)
    })
  return [
    [
      "a page that breaks off while it is fetched behind slow visitors' backs ends none of theirs",
      async () => {
        giveWhole()
        for (const packing of packings) equal(await readSlowly(front, packing), kept)
        breakOff()
        for (const packing of packings) {
          await pause(OLD_MS)
          const before = brokenOff
          const isBroken = async () => {
            await waitUntil(() => Promise.resolve(brokenOff > before ? undefined : 'unasked'), 20)
            await pause(SETTLED_MS)
          }
          ok((await readSlowly(front, packing, isBroken)) === kept, packing)
        }
      },
    ],
    [
      'who must wait for a page that breaks off gets the one that is kept',
      async () => {
        await pause(TOO_OLD_MS)
        const before = brokenOff
        const { status, text } = await browser.ask('/')
        ok(brokenOff > before)
        deepEqual([status, text === kept], [200, true])
      },
    ],
    [
      'while the site is away, a packing that nobody has asked for comes from what is kept for another',
      async () => {
        giveWhole()
        equal((await browser.ask('/other', { headers: { 'accept-encoding': 'br' } })).text, kept)
        standIn.answerWith((_, response) => response.destroy())
        await pause(OLD_MS)
        const { status, text } = await browser.ask('/other', {
          headers: { 'accept-encoding': 'gzip' },
        })
        deepEqual([status, text === kept], [200, true])
      },
    ],
    [
      'half of a page that nobody has asked for before is not sent at all',
      async () => {
        breakOff()
        const { status, headers, text } = await browser.ask('/never-asked')
        deepEqual([status, headers['retry-after'], text.includes('never seen')], [503, '5', false])
      },
    ],
  ]
}

const PAGE = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=300, stale-while-revalidate=31535700',
}

/** Words that do not repeat, so that they stay long when they are packed. */
function pageOf(name: string): string {
  const words = Array.from({ length: ALL / 10 }, (_, index) =>
    Math.sin(index).toString(36).slice(3),
  )
  return `<!doctype html>${name} ${words.join(' ')}`.slice(0, ALL - 7) + '</html>'
}

/** Reads the home page as by a line that takes little at a time, and nothing before it is told to. */
async function readSlowly(
  { url, certificate }: Front,
  packing: string,
  untilRead: () => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  const session = connect(url, { ca: certificate, settings: { initialWindowSize: 4_000 } })
  try {
    const stream = session.request({ ':path': '/', 'accept-encoding': packing })
    // What ends it early is thrown where it is read.
    const begun = new Promise((resolve) => stream.once('response', resolve).once('error', resolve))
    await Promise.all([begun, untilRead()])
    return (await unpack(await buffer(stream), packing)).toString()
  } finally {
    session.destroy()
  }
}
