import assert from 'node:assert/strict'
import { test } from 'node:test'
import { podman } from './project.ts'
import type { School } from './school.ts'

/** `site-b` is empty: the image has it for a second site. */
const CMS_FILES = ['cms.sqlite', 'lock', 'secrets.json', 'site-a', 'site-b', 'uploads']

/** Tests what the containers named `first-` of a school can read. */
export function testPrivileges(school: School): void {
  void test('each container has only its own settings and data', () => {
    const inside = (name: string, ...command: string[]) =>
      podman('exec', `first-${name}`, ...command)
    const { adminToken } = JSON.parse(inside('cms', 'cat', '/data/secrets.json')) as {
      adminToken: string
    }
    for (const [name, data, foreign] of [
      [
        'site',
        ['content', 'lock', 'outbox.sqlite', 'secrets.json'],
        /^(CMS_ADMIN_|DB_|RESTIC_|AWS_)/m,
      ],
      ['cms', CMS_FILES, /^(RESTIC_|AWS_|SMTP_URL)/m],
      ['backup', CMS_FILES, /^(CMS_ADMIN_|STORAGE_)/m],
    ] as const) {
      const files = inside(name, 'ls', '/data').split('\n')
      const visible = files.filter((file) => file && !/^cms-|-(journal|wal|shm)$/.test(file))
      assert.deepEqual(visible, data, name)
      assert.doesNotMatch(inside(name, 'env'), foreign, name)
    }
    const { password } = school
    for (const secret of [adminToken, password])
      assert.doesNotMatch(inside('site', 'sh', '-c', 'cat /data/*.json; env'), new RegExp(secret))
  })
}
