import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'playwright/test'
import { formBody, readForms, type PageForm } from '../resilience/enquiries/forms.ts'
import { requireEnv } from '../support/require-env.ts'
import { serveSite } from '../support/servers/served-site.ts'
import { setUpCopy } from '../support/servers/set-up.ts'

const STOP_RUNS = Number(process.env['STOP_RUNS'] ?? 5)
/** Half of them post on keep-alive connections, the others on new ones. */
const POSTERS = 16

const copy = setUpCopy('graceful-stop')

test('no form post is interrupted when the site stops under load', async () => {
  test.setTimeout(60_000 + STOP_RUNS * 30_000)
  let accepted = 0
  for (let run = 0; run < STOP_RUNS; run += 1) {
    const site = await serveSite(copy, requireEnv('E2E_CMS_URL'))
    const load = postWithoutPause(site.url, (await readForms(site.url)).admission_form)
    await expect.poll(load.accepted).toBeGreaterThan(POSTERS)
    load.expectStop()
    await site.stop()
    const { answers, cut } = await load.end()
    expect(cut).toEqual([])
    expect(answers.filter((page) => !page.includes('Thanks Asha'))).toEqual([])
    accepted += answers.length
  }
  test.info().annotations.push({ type: 'figures', description: `${accepted} posts, 0 cut` })
})

type Outcome = { answers: string[]; cut: string[] }

/**
 * A post on a connection that existed at the stop must be answered. The kernel rejects or resets a
 * later one; the form then offers to send the same enquiry again.
 */
function postWithoutPause(url: string, form: PageForm) {
  const keepAlive = new Agent({ keepAlive: true })
  const outcome: Outcome = { answers: [], cut: [] }
  let isOn = true
  let stopsAt = Infinity
  const post = async (agent: Agent | undefined) => {
    const connection = { since: Infinity }
    try {
      outcome.answers.push(await postOnce(url, form, connection, agent))
    } catch (error) {
      if (connection.since < stopsAt) outcome.cut.push(String(error))
      else isOn = false
    }
  }
  const posters = Array.from({ length: POSTERS }, async (_, index) => {
    while (isOn) await post(index % 2 ? keepAlive : undefined)
  })
  return {
    accepted: () => outcome.answers.length,
    expectStop: () => (stopsAt = Date.now()),
    async end(): Promise<Outcome> {
      isOn = false
      await Promise.all(posters)
      keepAlive.destroy()
      return outcome
    },
  }
}

/** Returns the response page. `fetch` would hide a closed connection by retrying. */
async function postOnce(
  url: string,
  form: PageForm,
  connection: { since: number },
  agent?: Agent,
): Promise<string> {
  const fields = {
    student_name: `Asha ${crypto.randomUUID()}`,
    age: '6',
    contact_number: '0123456789',
  }
  const encoded = new Response(formBody(form, fields))
  const body = Buffer.from(await encoded.arrayBuffer())
  const type = encoded.headers.get('content-type') ?? ''
  const headers = { 'content-type': type, 'content-length': body.byteLength, origin: url }
  const sent = request(url + form.path, { method: 'POST', agent, headers })
  sent.on('socket', (socket) => {
    if (socket.connecting) socket.once('connect', () => (connection.since = Date.now()))
    else connection.since = 0
  })
  sent.on('error', () => undefined)
  const [answer] = (await once(sent.end(body), 'response')) as [IncomingMessage]
  return text(answer)
}
