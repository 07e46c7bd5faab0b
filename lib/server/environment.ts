import 'server-only'
import path from 'node:path'
import { localAddress } from './values.ts'
import { readVariables } from './variables.ts'

const NEEDED = ['CMS_URL', 'CMS_TOKEN', 'SITE_URL', 'REVALIDATE_SECRET'] as const

const readEnvironment = () => {
  const variables = readVariables(process.env, NEEDED)
  return { ...variables, DATA_DIR: path.resolve(variables.DATA_DIR) }
}

let known: ReturnType<typeof readEnvironment> | null = null

/** The settings of the site. Throws an error that names every wrong variable, without values. */
export const siteEnvironment = () => (known ??= readEnvironment())

/** The address of the CMS for editors. */
export function studioUrl(): string {
  const { STUDIO_URL, CMS_URL } = siteEnvironment()
  return STUDIO_URL ?? CMS_URL
}

/** The address of this process, for requests to itself. */
export function ownAddress(): string {
  const { HOST, PORT } = siteEnvironment()
  return localAddress(HOST, PORT)
}
