import { generateKeyPairSync } from 'node:crypto'
import { isSignedBy, publicHalf, readPrivateKey, signText } from './signature.ts'

const { privateKey } = generateKeyPairSync('ed25519')
const other = generateKeyPairSync('ed25519').privateKey

test('a signature belongs to one text and one key', () => {
  const signature = signText('a checksum', privateKey)
  expect(isSignedBy('a checksum', signature, publicHalf(privateKey))).toBe(true)
  expect(isSignedBy('another', signature, publicHalf(privateKey))).toBe(false)
  expect(isSignedBy('a checksum', signature, publicHalf(other))).toBe(false)
})

test('without a key, the message says how to make one', async () => {
  await expect(readPrivateKey(undefined)).rejects.toThrow(/RELEASE_KEY is missing.*openssl genpkey/)
  await expect(readPrivateKey('/nowhere.pem')).rejects.toThrow('/nowhere.pem cannot be read')
})
