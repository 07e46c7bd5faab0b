import { z } from 'zod'
import { Problem } from '../../scripts/launcher/problem.mjs'
import { count, readOptions } from '../support/options.ts'

export const parts = [
  'nginx-only',
  'neighbours',
  'answers',
  'throughput',
  'abuse',
  'kills',
  'two-instances',
] as const
export type Part = (typeof parts)[number]

/**
 * What is removed, and the part that must then fail: fetching complete responses, the position
 * after all other sites, the stale cache, the cache key's distinction of navigation payloads,
 * compressing before the cache, the hints to the second instance, the limits of a /64 as one
 * client.
 */
export const partOfControl = {
  'partial-responses': 'nginx-only',
  'included-first': 'neighbours',
  'no-stale': 'kills',
  'one-key': 'answers',
  'compress-each': 'throughput',
  'no-hints': 'two-instances',
  'each-address': 'abuse',
} as const satisfies Record<string, Part>
export type Control = keyof typeof partOfControl

const controls = Object.keys(partOfControl) as [Control, ...Control[]]

const schema = z.object({
  /** For how many seconds the site's process is killed repeatedly. */
  seconds: count(30),
  rounds: count(7),
  /** The maximum time that a parent may wait during a flood, in seconds. */
  timeout: count(3),
  only: z.enum(parts).optional(),
  control: z.enum(controls).optional(),
})

export type DeployOptions = z.infer<typeof schema>

/** The options of the command line; throws a Problem that lists them. */
export const readDeployOptions = (): DeployOptions =>
  readOptions(
    schema,
    `--seconds 180, --rounds 7, --timeout 3, --only ${parts.join(' or ')} and --control ${controls.join(' or ')}`,
  )

/** The ports of the test: PORT, CMS_PORT, FRONT_PORT, and the following ones. */
export function readPorts({ PORT = '3890', CMS_PORT = '8890', FRONT_PORT = '9890' } = process.env) {
  const [site = 0, cms = 0, https = 0] = [PORT, CMS_PORT, FRONT_PORT].map(Number)
  if (!site || !cms || !https) throw new Problem('PORT, CMS_PORT and FRONT_PORT must be numbers.')
  return {
    ...{ site, secondSite: site + 1, cms, https },
    ...{ http: https + 1, compressor: https + 2, fileServer: https + 3, database: https + 4 },
  }
}

export type Ports = ReturnType<typeof readPorts>
