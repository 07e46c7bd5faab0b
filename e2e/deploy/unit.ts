import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { startProgram, type Program } from '../../scripts/lib/program.ts'

/** A systemd unit of the project, started here as systemd would: its command, folder and variables. */
export async function startUnit(
  file: string,
  title: string,
  variables: Record<string, string> = {},
): Promise<Program> {
  const [command = '', ...args] = one(await readFile(file, 'utf8'), 'ExecStart').split(' ')
  const env = { ...surroundings(), ...(await unitVariables(file)), ...variables }
  const cwd = one(await readFile(file, 'utf8'), 'WorkingDirectory')
  return startProgram({ title, prefix: title, command, args, cwd, env, isQuiet: true })
}

/** What the files name that a unit reads its variables from. */
export async function unitVariables(file: string): Promise<Record<string, string>> {
  const files = all(await readFile(file, 'utf8'), 'EnvironmentFile')
  const texts = await Promise.all(files.map((each) => readFile(each, 'utf8')))
  return Object.assign({}, ...texts.map((text) => parseEnv(text))) as Record<string, string>
}

/** A service starts with little more; of ours, what a control loads into programs. */
const surroundings = () => ({
  NODE_ENV: 'production' as const,
  PATH: process.env.PATH,
  HOME: process.env.HOME,
})

const all = (unit: string, name: string): string[] =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value)

function one(unit: string, name: string): string {
  const [value] = all(unit, name)
  if (value === undefined) throw new Error(`The unit has no ${name}.`)
  return value
}
