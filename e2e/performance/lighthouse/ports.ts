import { Problem } from '../../../scripts/launcher/problem.mjs'

/** Where visitors come in: FRONT_PORT. The site is built for it. */
export function readFrontPort({ FRONT_PORT = '9880' }: NodeJS.ProcessEnv): number {
  const port = Number(FRONT_PORT)
  if (!port) throw new Problem('FRONT_PORT must be a number.')
  return port
}

/** What the address bar would show. */
export const frontUrl = (port: number): string => `https://localhost:${port}`
