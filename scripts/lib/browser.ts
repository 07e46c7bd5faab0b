import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import chromium, { inflate } from '@sparticuz/chromium'
import { chromium as playwright, type Browser, type LaunchOptions } from 'playwright/test'
import packageLock from '../../package-lock.json' with { type: 'json' }
import { root } from '../launcher/folders.mjs'

const PACKAGE = 'node_modules/@sparticuz/chromium'
const { version } = packageLock.packages[PACKAGE]
const folder = join(root, 'node_modules/.cache', `e2e-browser-${version}`)

/** How to launch the browser that came with the packages, wherever it runs. */
export const launchOptions: LaunchOptions = {
  executablePath: join(folder, 'chromium'),
  // No user namespaces in many containers, nor for root. The rest prevents requests to its maker.
  args: ['--no-sandbox', '--no-pings', '--disable-domain-reliability'],
  env: {
    ...process.env,
    // A machine without a desktop has neither these libraries nor any font.
    LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
    FONTCONFIG_FILE: join(folder, 'fonts.conf'),
  },
}

/** Unpacks the browser once; a run that was cut short leaves nothing that looks complete. */
export async function unpackBrowser(): Promise<void> {
  if (existsSync(folder)) return
  const draft = `${folder}.${process.pid}`
  await mkdir(draft, { recursive: true })
  await unpackTo(draft)
  await writeFile(join(draft, 'fonts.conf'), fontsConfiguration)
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }))
}

/** A browser for a script that draws or prints; the caller closes it. */
export async function openBrowser(): Promise<Browser> {
  await unpackBrowser()
  return playwright.launch(launchOptions)
}

/** The package knows no other target than the temporary folder. */
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
  <dir>/usr/share/fonts</dir>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`
