import { createHmac } from 'node:crypto'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_MS = 30_000
const NEEDED_MS = 8_000

/** The code that an app on a telephone shows for this secret, as RFC 6238 has it. */
function totp(secret: string, now = Date.now()): string {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'))
  const key = bits.join('').match(/.{8}/g) ?? []
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / STEP_MS)))
  const bytes = Buffer.from(key.map((byte) => Number.parseInt(byte, 2)))
  const digest = createHmac('sha1', bytes).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000
  return String(number).padStart(6, '0')
}

/** Waits for a code that has not been shown yet, and that counts for long enough to be typed in. */
export async function nextCode(secret: string, last: string): Promise<string> {
  for (;;) {
    const code = totp(secret)
    if (code !== last && STEP_MS - (Date.now() % STEP_MS) > NEEDED_MS) return code
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
