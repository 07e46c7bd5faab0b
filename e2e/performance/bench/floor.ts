import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../../../scripts/launcher/folders.mjs'
import { next } from '../../../scripts/lib/programs.ts'
import type { Supervisor } from '../../../scripts/lib/supervisor.ts'

const folder = join(root, 'e2e/performance/bench/floor')
const BUILD_DIR = '.next-floor'

/** The scripts of a page that a browser of today runs; `noModule` is for those of 2017. */
const SCRIPT = /<script\b(?![^>]*nomodule)[^>]*\bsrc="\/_next\/([^"]+)"/gi

/**
 * Builds an empty page with this very version of the framework, and answers how many bytes of gzipped
 * JavaScript it comes with: what no page of ours can be below.
 */
export async function weighFloor(supervisor: Supervisor): Promise<number> {
  try {
    return await buildAndWeigh(supervisor)
  } finally {
    await rm(join(folder, BUILD_DIR), { recursive: true, force: true })
  }
}

async function buildAndWeigh(supervisor: Supervisor): Promise<number> {
  const environment = { ...process.env, BUILD_DIR, NEXT_TELEMETRY_DISABLED: '1' }
  await supervisor.run({ ...next(['build'], environment), cwd: folder, isQuiet: true })
  const html = await readFile(join(folder, BUILD_DIR, 'server/app/index.html'), 'utf8')
  const files = new Set([...html.matchAll(SCRIPT)].map(([, file = '']) => file))
  const sizes = [...files].map(async (file) => {
    return gzipSync(await readFile(join(folder, BUILD_DIR, file))).length
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
