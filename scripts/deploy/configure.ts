import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { root } from '../launcher/folders.mjs'
import type { DeploySettings } from './settings.ts'
import { templateValues, type Values } from './values.ts'

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

/**
 * Fills a template in: each @NAME@ with its value. A line with a name of several values is repeated
 * for each of them. Throws when a name has no value.
 */
export const fillTemplate = (template: string, values: Values): string =>
  template
    .split('\n')
    .flatMap((line) => fillLine(line, values))
    .join('\n')

function fillLine(line: string, values: Values): string[] {
  // A comment that speaks of names keeps them.
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
