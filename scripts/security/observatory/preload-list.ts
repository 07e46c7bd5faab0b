import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { errorCode } from '../../lib/disk.ts'

const PACKAGE = createRequire(import.meta.url).resolve('@mdn/mdn-http-observatory/package.json')

/**
 * The scorer wants the list of domains that browsers know to be https, which its package would fetch
 * from the internet while it is installed. Where it could not, there is none, and no points for it.
 */
export function providePreloadList(): void {
  try {
    writeFileSync(join(dirname(PACKAGE), 'conf/hsts-preload.json'), '{}', { flag: 'wx' })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
}
