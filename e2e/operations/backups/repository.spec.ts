import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'playwright/test'
import { writeManifest, type Manifest } from '../../../scripts/backup/manifest.ts'
import { openRepository, type Repository } from '../../../scripts/backup/repository.ts'
import { hasProgram } from '../../support/global-setup.ts'

test.skip(!hasProgram('restic'), 'restic is not installed')
test.describe.configure({ mode: 'serial' })

const folder = join(tmpdir(), `backup-repository-${process.pid}`)
const passwordFile = join(folder, 'restic-password')
const backup = join(folder, 'backup')
const DAY_MS = 86_400_000

function open(school: string, name = 'repository', password = passwordFile): Repository {
  const repository = openRepository({
    backups: {
      ...{ isExpected: true, dir: folder, passwordFile: password, school },
      repository: join(folder, name),
    },
    enquiryRetentionDays: 200,
  })
  if (!repository) throw new Error('None is set')
  return repository
}

const restic = (...args: string[]) =>
  execFileSync('restic', ['--repo', join(folder, 'repository'), '--no-cache', ...args], {
    ...{ cwd: backup, encoding: 'utf8' },
    env: { ...process.env, RESTIC_PASSWORD_FILE: passwordFile },
  })

/** The ages of a school's snapshots in days, newest first. */
const agesOf = (school: string) =>
  (JSON.parse(restic('snapshots', '--json', '--host', school)) as { time: string }[])
    .map(({ time }) => Math.round((Date.now() - Date.parse(time)) / DAY_MS))
    .toSorted((one, other) => one - other)

let manifest: Manifest
test.beforeAll(async () => {
  mkdirSync(backup, { recursive: true, mode: 0o700 })
  writeFileSync(join(backup, 'secrets.json'), 'CANARY-SECRET')
  const cms = new DatabaseSync(join(backup, 'cms.sqlite'))
  cms.exec(`
    CREATE TABLE directus_collections (collection TEXT);
    CREATE TABLE directus_files (filename_disk TEXT, filesize INTEGER);
    CREATE TABLE admission (id TEXT);
    CREATE TABLE admission_form (id TEXT);`)
  cms.close()
  manifest = await writeManifest(backup, new Date())
})
test.afterAll(() => rmSync(folder, { recursive: true }))

test('a repository is created with a password for its owner only, and returns what was copied', async () => {
  const repository = open('one')
  await repository.prepare()
  expect(statSync(passwordFile).mode & 0o777).toBe(0o600)
  await repository.keep(backup, manifest)
  const fetched = join(folder, 'fetched')
  await repository.fetch('latest', fetched)
  expect(readFileSync(join(fetched, 'secrets.json'), 'utf8')).toBe('CANARY-SECRET')
  const found = spawnSync('grep', ['-r', 'CANARY', join(folder, 'repository')])
  expect(found.status).toBe(1)
})

test('a repository keeps 7 daily, 4 weekly and 12 monthly backups, none for longer than enquiries', async () => {
  const plant = (school: string, days: number) => {
    const time = new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 19).replace('T', ' ')
    restic('backup', '--quiet', '--host', school, '--time', time, '.')
  }
  for (const days of [1, 2, 3, 4, 5, 6, 7, 8, 50, 190, 210]) plant('one', days)
  plant('two', 300)
  await open('one').keep(backup, manifest)
  const ages = agesOf('one')
  expect(ages.slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 6])
  // At most one of them is the last of its week.
  expect(ages.filter((days) => days === 7 || days === 8).length).toBeLessThan(2)
  expect(ages.slice(-2)).toEqual([50, 190])
  expect(agesOf('two')).toEqual([300])
})

test('a repository is not opened with another password, and an existing one gets no new password', async () => {
  const wrong = join(folder, 'wrong-password')
  writeFileSync(wrong, 'wrong\n')
  await expect(open('one', 'repository', wrong).prepare()).rejects.toThrow(
    /another password: write the one/,
  )
  const none = join(folder, 'no-password')
  await expect(open('one', 'repository', none).prepare()).rejects.toThrow(
    /another password: write the one/,
  )
  await expect(open('one', 'repository', none).fetch('latest', folder)).rejects.toThrow(
    /is missing/,
  )
  expect(spawnSync('ls', [none]).status).not.toBe(0)
})

test('a school without a backup gets no backup of another school', async () => {
  const fetched = open('four').fetch('latest', join(folder, 'of-four'))
  await expect(fetched).rejects.toThrow('no backup "latest" of four: check RESTIC_REPOSITORY')
})

test('a repository that cannot be written is reported without its password', async () => {
  const place = openRepository({
    backups: {
      ...{ isExpected: true, dir: folder, passwordFile, school: 'one' },
      repository: 'rest:http://user:SECRET@127.0.0.1:9/school',
    },
    enquiryRetentionDays: 1,
  })
  const failed = await place?.prepare().catch(String)
  expect(failed).toMatch(/restic failed.*connection refused/)
  expect(failed).not.toContain('SECRET')
})

test('storage that corrupts data is detected at once, and no older backup is deleted', async () => {
  const repository = open('three')
  restic('backup', '--quiet', '--host', 'three', '--time', '2020-01-01 02:00:00', '.')
  const path = process.env.PATH
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  const fault = `find ${join(folder, 'repository/data')} -type f -newer $0 -exec sh -c 'chmod u+w "$1"; printf damaged | dd of="$1" conv=notrunc status=none' - {} \\;`
  writeFileSync(
    join(bin, 'restic'),
    `#!/bin/sh\nPATH='${path}'\nrestic "$@"; status=$?\n[ "$1" = backup ] && ${fault}\nexit $status\n`,
  )
  chmodSync(join(bin, 'restic'), 0o700)
  writeFileSync(join(backup, 'new'), 'What the repository does not have yet')
  const changed = await writeManifest(backup, new Date())
  process.env.PATH = `${bin}${delimiter}${path}`
  await expect(repository.keep(backup, changed)).rejects.toThrow(/not what was copied there/)
  process.env.PATH = path
  expect(agesOf('three')).toHaveLength(2)
})
