import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { root } from '../launcher/folders.mjs'
import { unitName } from './defaults.ts'
import type { DeploySettings } from './settings.ts'
import { templateValues, type Values } from './values.ts'

const TEMPLATES = ['nginx', 'systemd']

/** Writes the configuration of nginx and systemd into a folder; returns the files. */
export async function configure(settings: DeploySettings, folder: string): Promise<string[]> {
  const configDir = resolve(folder)
  const values = await templateValues(settings, configDir)
  const written = [await writeDefaults(settings, configDir)]
  for (const kind of TEMPLATES) {
    await mkdir(join(configDir, kind), { recursive: true })
    for (const name of await readdir(join(root, 'deploy', kind))) {
      const template = await readFile(join(root, 'deploy', kind, name), 'utf8')
      const file = join(configDir, kind, name.replace(/^school-website/, unitName(settings.SCHOOL)))
      await writeFile(file, fillTemplate(template, values))
      written.push(file)
    }
  }
  return written
}

/** The default values of settings that the operator has not set, for the units; none is secret. */
async function writeDefaults({ defaults }: DeploySettings, configDir: string): Promise<string> {
  const file = join(configDir, 'defaults.env')
  const lines = Object.entries(defaults).map(([name, value]) => `${name}="${value}"\n`)
  await mkdir(configDir, { recursive: true })
  await writeFile(file, lines.join(''))
  return file
}

/**
 * Fills a template: each @NAME@ is replaced by its value. A line with a list is repeated for each
 * item. Throws if a name has no value.
 */
export const fillTemplate = (template: string, values: Values): string =>
  template
    .split('\n')
    .flatMap((line) => fillLine(line, values))
    .join('\n')

function fillLine(line: string, values: Values): string[] {
  // Names in comments are not replaced.
  const name = /^\s*#/.test(line) ? undefined : /@([A-Z_]+)@/.exec(line)?.[1]
  if (name === undefined) return [line]
  const value = values[name]
  if (value === undefined) throw new Error(`No value is known for @${name}@.`)
  return [value].flat().flatMap((one) =>
    fillLine(
      line.replaceAll(`@${name}@`, () => one),
      values,
    ),
  )
}
