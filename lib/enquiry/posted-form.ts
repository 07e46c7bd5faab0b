import 'server-only'
import { z } from 'zod'
import messages from '../../content/messages/en.json' with { type: 'json' }
import { attempt } from '../server/attempt.ts'
import { ownAddress, siteEnvironment } from '../server/environment.ts'
import { ADDED_FIELDS, fieldOfBox } from './form.ts'

/** The fields of our forms. */
const KNOWN_FIELDS = new Set([...Object.keys(messages.enquiry.fields), ...ADDED_FIELDS])

/** The fields of the forms of a school, and their boxes. */
const ANSWER = /^answer_[\da-f]{8}$/

const isKnown = (name: string) => KNOWN_FIELDS.has(name) || ANSWER.test(name)

type Refusal = { status: number; reason: string }

/** The only check of the origin and of the bytes of a post; null if it is one of our forms, which Next.js can read. */
export async function postRefusal(request: Request): Promise<Refusal | null> {
  const { headers } = request
  const type = headers.get('content-type') ?? ''
  if (!/^multipart\/form-data;.*boundary=/.test(type))
    return { status: 415, reason: 'Send the form as multipart/form-data.' }
  if (!isSameOrigin(headers)) return { status: 403, reason: 'Send the form from this website.' }
  const body = await request.bytes().catch(() => null)
  const fields = body && readFormBody(type, body)
  // Our forms call no action by script.
  if (fields && callsAction(fields) && !headers.has('next-action')) return null
  return { status: 400, reason: 'Open the page again and send its form: this is not the form.' }
}

/**
 * Whether a post comes from a page of this site. Browsers send the origin of every post. Next.js
 * checks it too, but against X-Forwarded-Host, which the sender can choose, and accepts posts
 * without an origin. An origin other than the public one must also pass its check, as it responds
 * with an error 500 otherwise.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = headers.get('origin') ?? ''
  if (origin === siteEnvironment().SITE_URL) return true
  const local = ownAddress()
  const forwarded = headers.get('x-forwarded-host')?.split(',')[0]?.trim()
  return (
    [local, local.replace('//127.0.0.1:', '//localhost:')].includes(origin) &&
    new URL(origin).host === (forwarded || headers.get('host'))
  )
}

/**
 * The same for a page that sends no referrer: its browser hides the origin. The address of such a page is a secret, which
 * another website does not know.
 */
export function isOwnForm(headers: Headers): boolean {
  const isHidden = headers.get('origin') === 'null'
  const site = headers.get('sec-fetch-site') ?? 'same-origin'
  return isHidden ? site === 'same-origin' : isSameOrigin(headers)
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The fields of a posted form, of a file its name only; each name occurs once. */
type FormFields = ReadonlyMap<string, string>

/** Boundaries as browsers choose them. Shorter ones could occur in a name or a text by chance. */
const CONTENT_TYPE = /^multipart\/form-data; ?boundary=([-\w]{27,70})$/
const PART = /^\r\nContent-Disposition: form-data; name="([$:\w]+)"\r\n\r\n([^]*)$/
/** A file, whose type and name are what the browser says; only the fields for one may have it. */
const FILE =
  /^\r\nContent-Disposition: form-data; name="(answer_[\da-f]{8})"; filename="[^"\r\n]*"\r\nContent-Type: [\w.+-]+\/[\w.+-]+\r\n\r\n/

/**
 * Reads a multipart body in exactly the form in which browsers write plain fields; null for any
 * other. Next.js parses the same bytes again with undici, which accepts repeated names, parameters,
 * charsets and stray boundaries. This form has none of them.
 */
export function readFormBody(contentType: string, body: Uint8Array): FormFields | null {
  const boundary = CONTENT_TYPE.exec(contentType)?.[1]
  // One character for each byte: a file is no text.
  const text = Buffer.from(body.buffer, body.byteOffset, body.length).toString('latin1')
  if (boundary === undefined) return null

  const parts = `\r\n${text}`.split(`\r\n--${boundary}`)
  // Undici searches for the boundary without its dashes.
  if (text.split(boundary).length !== parts.length) return null
  const [before, after] = [parts.shift(), parts.pop()]
  if (before !== '' || (after !== '--\r\n' && after !== '--')) return null

  const fields = new Map<string, string>()
  for (const part of parts) {
    const file = FILE.exec(part)?.[1]
    const [, name = file, bytes = ''] = PART.exec(part) ?? []
    const value = attempt(() => utf8.decode(Buffer.from(bytes, 'latin1')))
    if (name === undefined || value === null || fields.has(name)) return null
    fields.set(name, value)
  }
  return fields
}

/** React writes a text that begins with "$" as "$$"; any other "$" is a reference of its protocol. */
const text = z.string().regex(/^(?!\$(?!\$))/)

/** The previous state of the form (`FormState`), the only argument. */
const args = z.tuple([
  z.strictObject({
    status: text,
    values: z.record(text, text),
    errors: z.array(z.strictObject({ field: text, message: text })),
    message: text.nullable(),
    download: text.nullish(),
  }),
])

const call = z.strictObject({ id: z.string().regex(/^[\da-f]+$/), bound: z.literal('$@1') })

const parse = (json = ''): unknown => attempt(() => JSON.parse(json) as unknown)

/**
 * Whether the fields are known ones, and those in which React names the server action and its
 * argument. Without them Next.js would answer with the empty form, and with others with an error 500.
 * It answers 409 itself if there is no such action.
 */
export function callsAction(fields: FormFields): boolean {
  const names = [...fields.keys()]
  const number = /^\$ACTION_REF_(\d+)$/m.exec(names.join('\n'))?.[1] ?? ''
  const [target, argument] = [`$ACTION_${number}:0`, `$ACTION_${number}:1`]
  const hidden = [target, argument, `$ACTION_REF_${number}`, '$ACTION_KEY']
  return (
    names.every((name) => isKnown(fieldOfBox(name)) || hidden.includes(name)) &&
    args.safeParse(parse(fields.get(argument))).success &&
    call.safeParse(parse(fields.get(target))).success
  )
}
