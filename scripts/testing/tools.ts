import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../launcher/folders.mjs'
import type { ProgramOptions } from '../lib/program.ts'

/** Several packages are ES modules only, which Jest otherwise cannot load. */
const JEST_NODE = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning']

/** The project's tools with their fixed arguments. Two checks run in parallel. */
const TOOLS = {
  oxfmt: ['oxfmt/bin/oxfmt', '--check', '--threads=1'],
  typegen: ['next/dist/bin/next', 'typegen'],
  oxlint: ['oxlint/bin/oxlint', '--threads=1'],
  depcruise: [
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config',
    '.dependency-cruiser.mjs',
    'app',
    'cms',
    'components',
    'content',
    'e2e',
    'lib',
    'packages',
    'scripts',
    'trials',
  ],
  knip: ['knip/bin/knip.js'],
  jest: ['jest/bin/jest.js'],
  playwright: ['playwright/cli.js', 'test', '--config', 'e2e/playwright.config.ts'],
}

export type ToolName = keyof typeof TOOLS

/** What a developer may choose, and where programs and temporary files are. */
const OF_THE_SHELL =
  /^(PATH|TMPDIR|TERM|NO_COLOR|CI|DEBUG|PWDEBUG|PLAIN_NEXT|E2E_\w+|KILLS|PICTURES|WIDTH|ONLY|VISITS|COMPARED)$/

const HOME = join(root, 'node_modules/.cache/home-of-tests')

/**
 * Nothing else of the shell reaches a test: its time zone, language, home folder, proxies, ports
 * and options of Node would make the result depend on the machine.
 */
const ENVIRONMENT = { HOME, TZ: 'UTC', LANG: 'C.UTF-8', NEXT_TELEMETRY_DISABLED: '1' }

/** A stage's tool, run by the same Node. */
export function tool(
  name: ToolName,
  { stage = name, args = [], env = {} }: ToolOptions = {},
): ProgramOptions {
  const [path = '', ...always] = TOOLS[name]
  mkdirSync(HOME, { recursive: true })
  return {
    title: `The stage "${stage}"`,
    prefix: stage,
    command: process.execPath,
    args: [
      ...(name === 'jest' ? JEST_NODE : []),
      join(root, 'node_modules', path),
      ...always,
      ...args,
    ],
    cwd: root,
    env: {
      ...Object.fromEntries(
        Object.entries(process.env).filter(([variable]) => OF_THE_SHELL.test(variable)),
      ),
      ...ENVIRONMENT,
      NODE_ENV: name === 'jest' ? 'test' : 'production',
      ...env,
    },
  }
}

type ToolOptions = { stage?: string; args?: string[]; env?: Record<string, string> }

/** Runs a tool in this terminal; resolves to its exit status. */
export async function runInTerminal(program: ProgramOptions): Promise<number> {
  const child = spawn(program.command, program.args, {
    cwd: program.cwd,
    env: program.env,
    stdio: 'inherit',
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}
