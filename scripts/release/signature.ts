import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Problem } from '../launcher/problem.mjs'

const HOW_TO_MAKE =
  'Make one with "openssl genpkey -algorithm ed25519 -out release-key.pem" and keep it where only the makers of releases can read it.'

/** The Ed25519 key that signs releases; throws a Problem that says how to create one. */
export async function readPrivateKey(file: string | undefined): Promise<KeyObject> {
  if (!file) throw new Problem(`RELEASE_KEY is missing: name the file of the key. ${HOW_TO_MAKE}`)
  const pem = await readFile(file).catch(() => {
    throw new Problem(`${file} cannot be read. ${HOW_TO_MAKE}`)
  })
  return createPrivateKey(pem)
}

/** The public half of a key, as PEM. */
export const publicHalf = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString()

/** The signature of a text; `openssl pkeyutl -verify -rawin` can verify it. */
export const signText = (text: string, key: KeyObject): Buffer => sign(null, Buffer.from(text), key)

/** Whether a signature of a text matches this public key, a PEM. */
export const isSignedBy = (text: string, signature: Buffer, publicKey: string): boolean =>
  verify(null, Buffer.from(text), createPublicKey(publicKey), signature)
