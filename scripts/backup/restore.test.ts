import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../../lib/server/testing/temporary.ts'
import type { Repository } from './repository.ts'
import { restoreBackup } from './restore.ts'
import { readBackupSettings } from './settings.ts'

const data = temporaryFolder()
mkdirSync(join(data, 'site-a'))

const repository: Repository = {
  prepare: async () => undefined,
  add: async () => '',
  list: async () => '',
  verify: async () => '',
  deleteOld: async () => '',
  restore: () => Promise.reject(new Error('The repository is read')),
}

const restore = () => {
  const settings = readBackupSettings({
    DATA_DIR: data,
    SITE_FOLDERS: 'site-a',
    BACKUP_DIR: data,
    SITE_URL: 'https://school.example.org',
    READY_URL: 'http://127.0.0.1:2/',
    CMS_PING_URL: 'http://127.0.0.1:2/',
  })
  return restoreBackup(settings, 'latest', repository)
}

test.each(['lock', 'site-a/lock'])('nothing is restored while a container has %s', async (lock) => {
  const container = spawn('flock', ['--shared', '--no-fork', join(data, lock), 'cat'])
  container.stdin.write('running')
  await once(container.stdout, 'data')
  await expect(restore()).rejects.toThrow('Stop site and CMS first')
  container.kill()
  await once(container, 'exit')
  await expect(restore()).rejects.toThrow('The repository is read')
})
