import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

export const cmsFolder = join(root, 'cms')

/** The Node of the npm package `node`, for a machine with another one; a folder with its own lock file. */
export const nodeFolder = join(root, 'scripts/launcher/node')
export const ownNode = join(nodeFolder, 'node_modules/node/bin/node')
