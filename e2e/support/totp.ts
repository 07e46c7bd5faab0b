import { createHmac } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_MS = 30_000
const MIN_VALIDITY_MS = 15_000

/** The code of an authenticator app for this secret, by RFC 6238. */
function totp(secret: string): string {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'))
  const key = bits.join('').match(/.{8}/g) ?? []
  const bytes = Buffer.from(key.map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS)))
  const digest = createHmac('sha1', bytes).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** A code that is valid for long enough to be typed; near the end of one, the next. */
export async function freshCode(secret: string): Promise<string> {
  const left = STEP_MS - (Date.now() % STEP_MS)
  if (left < MIN_VALIDITY_MS) await setTimeout(left)
  return totp(secret)
}
