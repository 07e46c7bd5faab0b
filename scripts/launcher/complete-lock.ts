// npm run lock: adds the builds for other platforms that the registry in use did not list to the
// lock files. Without them `npm ci` rejects the lock file, or installs too little on such a
// platform. With --check it only reports what is missing. A package that should have an integrity
// sum but lacks one is always rejected.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cmsFolder, root } from './folders.mjs'
import { completed, missingEntries, unsummedEntries, type Packages } from './package-lock.ts'

const isCheck = process.argv.includes('--check')

function handle(folder: string): boolean {
  const file = join(folder, 'package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Packages }
  const unsummed = unsummedEntries(lock.packages)
  if (unsummed.length > 0) {
    const paths = unsummed.map((path) => `\n  ${path}`).join('')
    console.error(`${file} has packages without an integrity sum; install them again:${paths}`)
    return false
  }
  const missing = missingEntries(lock.packages)
  if (missing.length === 0) return true
  const names = missing.map(({ name, version }) => `\n  ${name} ${version}`).join('')
  if (isCheck) {
    console.error(`${file} lacks optional packages; run "npm run lock":${names}`)
    return false
  }
  writeFileSync(file, `${JSON.stringify(completed(lock, missing), null, 2)}\n`)
  console.log(`Added to ${file}:${names}`)
  return true
}

const outcomes = [root, cmsFolder].map(handle)
process.exit(outcomes.every(Boolean) ? 0 : 1)
