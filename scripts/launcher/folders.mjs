import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
export const cmsFolder = join(root, 'cms')

/** Only a release has it: its version and the commit it was made of. */
export const releaseFile = join(root, 'release.json')

/**
 * The Node of the npm package `node`, under which the site, the CMS and all commands run.
 * @param {string} folder of the site, or of a release
 */
export const nodeIn = (folder) => join(folder, 'node_modules/node/bin/node')
