import { join } from 'node:path'
import { root } from '../launcher/folders.mjs'
import type { ProgramOptions } from '../lib/program.ts'

const TOOLS = {
  prettier: 'prettier/bin/prettier.cjs',
  next: 'next/dist/bin/next',
  tsc: 'typescript/bin/tsc',
  eslint: 'eslint/bin/eslint.js',
  depcruise: 'dependency-cruiser/bin/dependency-cruiser.mjs',
  knip: 'knip/bin/knip.js',
  jest: 'jest/bin/jest.js',
  playwright: '@playwright/test/cli.js',
}

export type ToolOptions = {
  /** The stage that it works for, which stands before its output. */
  stage: string
  /** For Node itself. */
  nodeArgs?: string[]
  env?: Record<string, string>
}

/** One of the project's own tools, run by the Node that runs the tests. */
export const tool = (name: keyof typeof TOOLS, args: string[], options: ToolOptions) =>
  script(join(root, 'node_modules', TOOLS[name]), args, options)

/** A script of the project or of a tool. */
export const script = (
  path: string,
  args: string[],
  { stage, nodeArgs = [], env = {} }: ToolOptions,
): ProgramOptions => ({
  title: `The stage "${stage}"`,
  prefix: stage,
  command: process.execPath,
  args: [...nodeArgs, path, ...args],
  cwd: root,
  env: { ...process.env, ...env },
})
