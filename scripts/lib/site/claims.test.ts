import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockOwner, tryLock } from './claims.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a folder has at most one lock of each name, until it is released', () => {
  const lock = tryLock(folder, 'site')
  expect(lock).not.toBeNull()
  expect(tryLock(folder, 'site')).toBeNull()
  expect(lockOwner(folder, 'site')).toBe(process.pid)
  tryLock(folder, 'cms')?.release()
  lock?.release()
  expect(lockOwner(folder, 'site')).toBeNull()
  tryLock(folder, 'site')?.release()
})

test('a killed process loses its lock', async () => {
  const code = `
    const { tryLock } = await import(${JSON.stringify(join(__dirname, 'claims.ts'))})
    if (tryLock(process.argv[1], 'site')) console.log('locked')
    setInterval(() => 0, 1000)`
  const args = ['--no-warnings', '--input-type=module', '-e', code, folder]
  const owner = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(owner.stdout, 'data')
  const found = lockOwner(folder, 'site')
  owner.kill('SIGKILL')
  await once(owner, 'exit')
  expect(found).toBe(owner.pid)
  expect(lockOwner(folder, 'site')).toBeNull()
})
