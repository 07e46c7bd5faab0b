import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { temporaryFolder } from '../../../lib/server/testing/temporary.ts'
import { claim } from './claims.ts'

const folder = temporaryFolder()

test('one process at a time has a lock, and a killed one leaves it', async () => {
  const file = join(folder, 'site.lock')
  const holds = `
    const { claim } = await import('${import.meta.dirname}/claims.ts')
    claim(${JSON.stringify(file)}, '')
    console.log('locked')
    setInterval(() => {}, 1000)`
  const other = spawn(process.execPath, ['--input-type=module', '-e', holds], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(other.stdout, 'data')
  expect(() => claim(file, 'It is used')).toThrow('It is used: stop it first.')
  other.kill('SIGKILL')
  await once(other, 'exit')
  claim(file, 'It is used')
  expect(() => claim(file, 'It is used')).toThrow('It is used: stop it first.')
})

test('a folder that cannot be written is reported by name', () => {
  const file = join(folder, 'missing/site.lock')
  expect(() => claim(file, '')).toThrow(/missing\/site\.lock may not be/)
})
