import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {{ version?: string, optional?: boolean, link?: boolean }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lock
 */

/** What only an install script makes; an install without scripts lacks it. */
const MADE_BY_SCRIPTS = ['node/bin/node']

/**
 * Whether a folder's node_modules are complete and belong to its lock file. npm writes its record,
 * node_modules/.package-lock.json, after everything else: an install that was killed has none.
 * @param {string} folder
 * @returns {boolean}
 */
export function isInstalled(folder) {
  const wanted = readLock(join(folder, 'package-lock.json'))
  const present = readLock(join(folder, 'node_modules/.package-lock.json'))
  if (!wanted || !present) return false
  return agrees(wanted, present) && isOnDisk(folder, present)
}

/**
 * @param {Lock} wanted
 * @param {Lock} present
 */
const agrees = (wanted, present) =>
  Object.entries(wanted.packages).every(([path, entry]) => {
    if (path === '') return true
    const found = present.packages[path]
    return found ? found.version === entry.version : entry.optional === true
  })

/**
 * @param {string} folder
 * @param {Lock} present
 */
const isOnDisk = (folder, present) =>
  Object.keys(present.packages).every((path) => existsSync(join(folder, path, 'package.json'))) &&
  MADE_BY_SCRIPTS.every((file) => {
    const [name = ''] = file.split('/')
    return (
      !(`node_modules/${name}` in present.packages) ||
      existsSync(join(folder, 'node_modules', file))
    )
  })

/**
 * @param {string} file
 * @returns {Lock | undefined} undefined when the file is missing or cut short
 */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
