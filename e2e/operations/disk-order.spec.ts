import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { root } from '../../scripts/launcher/folders.mjs'
import { hasProgram } from '../support/global-setup.ts'
import { postEnquiry } from '../support/enquiry-forms.ts'
import { setUpCopy } from '../support/servers/set-up.ts'

// Required on CI; elsewhere the setup reports that it is missing.
test.skip(!hasProgram('strace'), 'strace is not installed')
test.describe.configure({ timeout: 180_000 })

const copy = setUpCopy('disk-order')

type Watched = {
  /** The system calls of the site while it accepted one enquiry, one per line. */
  calls: string[]
  /** Its telephone number, which nothing else contains. */
  number: string
}

async function watchOnePost(): Promise<Watched> {
  const instance = await copy.start()
  const trace = join(copy.dataDir, 'trace')
  const calls = 'trace=pwrite64,write,writev,sendto,sendmsg,fsync,fdatasync'
  const options = ['-f', '-yy', '-s', '8192', '-e', calls, '-o', trace]
  const tracer = spawn('strace', [...options, '-p', String(instance.pidOf('next-server'))])
  await once(tracer.stderr, 'data')
  const number = `7${String(Date.now()).slice(-9)}`
  expect(await postEnquiry(instance.siteUrl, 'Asha Rani', number)).toBe(true)
  tracer.kill('SIGINT')
  await once(tracer, 'close')
  await instance.stop()
  const lines = (await readFile(trace, 'utf8')).split('\n')
  await rm(trace)
  return { calls: lines, number }
}

/** Whether the outbox was flushed to disk before the first byte of the thanks was sent. */
function isOnDiskFirst({ calls, number }: Watched): boolean {
  const written = calls.findIndex(
    (call) => /pwrite64\(\d+<.*outbox\.sqlite-wal/.test(call) && call.includes(number),
  )
  // An earlier one can be that of the log's header.
  const flushed = calls.findIndex(
    (call, at) => at > written && /f(data)?sync\(\d+<.*outbox\.sqlite-wal/.test(call),
  )
  // A page has the header no-store only if it is the answer to a post.
  const answered = calls.findIndex((call) =>
    /HTTP\/1\.1 200 OK.*\\r\\nCache-Control: [^\\]*no-store.*\\r\\nContent-Type: text\/html/i.test(
      call,
    ),
  )
  expect(written).toBeGreaterThan(-1)
  expect(answered).toBeGreaterThan(written)
  return flushed > -1 && flushed < answered
}

test('the enquiry is on disk before the thanks are sent', async () => {
  expect(isOnDiskFirst(await watchOnePost())).toBe(true)
})

test('a weaker setting of the database fails the same test', async () => {
  const chunks = join(root, copy.buildDir, 'server')
  let weakened = 0
  for (const entry of await readdir(chunks, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.js')) continue
    const file = join(entry.parentPath, entry.name)
    const code = await readFile(file, 'utf8')
    if (!code.includes('synchronous = FULL')) continue
    await writeFile(file, code.replaceAll('synchronous = FULL', 'synchronous = NORMAL'))
    weakened += 1
  }
  expect(weakened).toBeGreaterThan(0)
  expect(isOnDiskFirst(await watchOnePost())).toBe(false)
})
