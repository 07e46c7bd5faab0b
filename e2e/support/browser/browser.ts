import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import chromium, { inflate } from '@sparticuz/chromium'
import type { LaunchOptions } from 'playwright/test'
import packageLock from '../../../package-lock.json' with { type: 'json' }
import { root } from '../../../scripts/launcher/folders.mjs'

const PACKAGE = 'node_modules/@sparticuz/chromium'
const { version } = packageLock.packages[PACKAGE]
const folder = join(root, 'node_modules/.cache', `browser-${version}`)

/** The launch options of the installed browser. */
export const launchOptions: LaunchOptions = {
  executablePath: join(folder, 'chromium'),
  // Many containers, and root, have no user namespaces. The other flags prevent requests to the
  // browser's vendor.
  args: ['--no-sandbox', '--no-pings', '--disable-domain-reliability'],
  env: {
    ...process.env,
    // A machine without a desktop lacks these libraries.
    LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
    // The fonts of the machine would change what the browser loads and how a page looks.
    FONTCONFIG_FILE: join(folder, 'fonts.conf'),
  },
}

/** Unpacks the browser once; an interrupted run leaves nothing that looks complete. */
export async function unpackBrowser(): Promise<void> {
  if (existsSync(folder)) return
  const draft = `${folder}.${process.pid}`
  await mkdir(draft, { recursive: true })
  await unpackTo(draft)
  await writeFile(join(draft, 'fonts.conf'), fontsConfiguration)
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }))
}

/** The package can only unpack to the temporary folder. */
async function unpackTo(target: string): Promise<void> {
  const before = process.env.TMPDIR
  process.env.TMPDIR = target
  try {
    await chromium.executablePath()
    await inflate(join(root, PACKAGE, 'bin/al2023.tar.br'))
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

const fontsConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`
