import { mkdir, readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseEnv } from 'node:util'
import { schoolId } from '../deploy/settings.ts'
import { Problem } from '../launcher/problem.mjs'
import { writeFileSafely } from '../lib/disk.ts'
import { isPortFree } from '../lib/free-ports.ts'
import { chooseSettings } from './choose-settings.ts'
import { CONFIG, configOf, settingsOf } from './places.ts'

const CHOSEN = '\n# Chosen by the installation. Do not change these lines.\n'

/**
 * Copies the operator's settings to where the services read them, with those that an installation
 * chooses. Returns the id of the school.
 */
export async function adoptSettings(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Problem(`${file} cannot be read.`)
  })
  const given = parseEnv(text)
  const school = given['SCHOOL'] ?? basename(file).replace(/\.env$/, '')
  // Validated before it is part of a path.
  const wrong = schoolId().safeParse(school).error?.issues[0]
  if (wrong)
    throw new Problem(`"${school}" ${wrong.message}: the name of the file is the id of the school.`)
  const before = parseEnv(await readFile(settingsOf(school), 'utf8').catch(() => ''))
  const taken = await portsOfOthers(school)
  const isFree = async (port: number) => !taken.has(port) && (await isPortFree('127.0.0.1', port))
  const chosen = await chooseSettings(school, { given, before }, isFree)
  const lines = Object.entries(chosen).map(([name, value]) => `${name}="${value}"\n`)
  await mkdir(configOf(school), { recursive: true, mode: 0o755 })
  await writeFileSafely(settingsOf(school), text.trimEnd() + '\n' + CHOSEN + lines.join(''), 0o600)
  return school
}

/** Including schools that are stopped. */
async function portsOfOthers(school: string): Promise<Set<number>> {
  const names = await readdir(CONFIG).catch(() => [])
  const files = await Promise.all(
    names
      .filter((name) => name !== school)
      .map((name) => readFile(settingsOf(name), 'utf8').catch(() => '')),
  )
  return new Set(files.map((text) => Number(parseEnv(text)['PORT'])))
}
