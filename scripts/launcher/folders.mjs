import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
export const cmsFolder = join(root, 'cms')

/** Only a release has this file: its version and commit. */
export const releaseFile = join(root, 'release.json')

/**
 * The Node of the npm package `node`, which runs the site, the CMS and all commands.
 * @param {string} folder of the site, or of a release
 */
export const nodeIn = (folder) => join(folder, 'node_modules/node/bin/node')
