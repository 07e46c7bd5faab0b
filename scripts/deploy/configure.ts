import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { root } from '../launcher/folders.mjs'
import type { DeploySettings } from './settings.ts'
import { fillTemplate } from './template.ts'
import { templateValues } from './values.ts'

const TEMPLATES = ['nginx', 'systemd']

/** Writes the configuration of nginx and systemd for these settings into a folder; answers the files. */
export async function configure(settings: DeploySettings, folder: string): Promise<string[]> {
  const configDir = resolve(folder)
  const values = await templateValues(settings, configDir)
  const written: string[] = []
  for (const kind of TEMPLATES) {
    await mkdir(join(configDir, kind), { recursive: true })
    for (const name of await readdir(join(root, 'deploy', kind))) {
      const template = await readFile(join(root, 'deploy', kind, name), 'utf8')
      await writeFile(join(configDir, kind, name), fillTemplate(template, values))
      written.push(join(configDir, kind, name))
    }
  }
  return written
}
