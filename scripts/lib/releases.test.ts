import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from '../launcher/folders.mjs'
import { tryLock } from './site/claims.ts'
import {
  currentBuild,
  currentRelease,
  listReleases,
  previousRelease,
  removeOldReleases,
  STAMP,
  switchRelease,
} from './releases.ts'

let folder: string
let buildDir: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'))
  buildDir = relative(root, folder)
  for (const name of ['1', '2', '3']) makeBuild(name)
})
afterEach(() => rmSync(folder, { recursive: true }))

function makeBuild(name: string, isComplete = true): void {
  mkdirSync(join(folder, name))
  if (isComplete) writeFileSync(join(folder, name, STAMP), '{}')
}

test('there is no release before the first switch', async () => {
  expect(currentRelease(buildDir)).toBeNull()
  expect(() => currentBuild(buildDir)).toThrow('npm run build')
  await removeOldReleases(buildDir)
  expect(readdirSync(folder)).toHaveLength(3)
})

test('switches, knows the previous release, and removes neither', async () => {
  await switchRelease(buildDir, '2')
  await switchRelease(buildDir, '3')
  makeBuild('4', false)
  mkdirSync(join(folder, 'dev'))
  expect(currentRelease(buildDir)).toBe('3')
  expect(await previousRelease(buildDir)).toBe('2')
  expect(await listReleases(buildDir)).toEqual(['1', '2', '3'])
  await removeOldReleases(buildDir)
  expect(readdirSync(folder).toSorted()).toEqual(['2', '3', 'build.lock', 'current', 'dev'])
})

test('a release that was rolled back is kept', async () => {
  await switchRelease(buildDir, '2')
  await removeOldReleases(buildDir)
  expect(await listReleases(buildDir)).toEqual(['1', '2', '3'])
})

test('nothing is removed during a build', async () => {
  await switchRelease(buildDir, '3')
  makeBuild('4', false)
  const lock = tryLock(folder, 'build')
  await removeOldReleases(buildDir)
  expect(await listReleases(buildDir)).toEqual(['1', '2', '3'])
  expect(readdirSync(folder)).toContain('4')
  lock?.release()
})
