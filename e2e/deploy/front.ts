import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { freePorts } from '../../scripts/lib/free-ports.ts'
import { untilUp } from '../resilience/managed-process.ts'
import { schoolLinks, writeDebianNginx } from './debian.ts'
import { createInstance, startCms, type Instance } from './instance.ts'
import { prepareSchool, startNginxProcess } from './nginx.ts'
import { sendOnce, type OneRequest, type OneResponse } from './one-request.ts'
import type { Ports } from './options.ts'

type Place = {
  school: string
  dataDir: string
  buildDir: string
  variables?: Record<string, string>
}

/** Free ports of this machine. */
export async function chooseFreePorts(): Promise<Ports> {
  const [site = 0, secondSite = 0, cms = 0, ...others] = await freePorts(8)
  const [https = 0, http = 0, compressor = 0, fileServer = 0, database = 0] = others
  return { site, secondSite, cms, https, http, compressor, fileServer, database }
}

/** A school with its names, its ports and the programs of its units, not started yet. */
export type FrontSchool = Instance & { ports: Ports; siteName: string; studioName: string }

/** Configures a school with public names for its site and CMS. */
export async function createSchool(
  { school, dataDir, buildDir, variables = {} }: Place,
  ports: Ports,
): Promise<FrontSchool> {
  const [siteName, studioName] = [`${school}.example`, `cms.${school}.example`]
  const instance = await createInstance({
    ...{ name: school, port: ports.site, dataDir, buildDir, ports, sites: [ports.site] },
    variables: {
      ...{ SCHOOL: school, SITE_URL: `https://${siteName}:${ports.https}` },
      ...{ STUDIO_URL: `https://${studioName}:${ports.https}`, ...variables },
    },
  })
  return { ...instance, ports, siteName, studioName }
}

/** Starts the CMS and the site of a school. */
export async function startSchool(school: FrontSchool): Promise<void> {
  await startCms(school)
  school.site.start()
  await untilUp([school.site, school.cms], `The site or the CMS of ${school.name}`)
}

/** Stops both, and removes the configuration. */
export async function stopSchool({ site, cms, folder }: FrontSchool): Promise<void> {
  await Promise.all([site.kill(), cms.kill()])
  await rm(folder, { recursive: true, force: true })
}

/** One nginx in front of schools that share its address. */
export async function startFront(schools: readonly FrontSchool[]) {
  const [first] = schools
  if (!first) throw new Error('No school is named')
  const prepared = []
  for (const { folder } of schools) prepared.push(await prepareSchool(join(folder, 'settings.env')))
  const main = await writeDebianNginx(join(first.folder, 'debian'), schoolLinks(prepared))
  return startNginxProcess(main, first.ports.https)
}

/** Sends a request to a name of a school by https on its own connection. */
export const sendTo = (
  { ports }: FrontSchool,
  servername: string,
  request: OneRequest,
): Promise<OneResponse | 'nothing'> => {
  const headers = { host: `${servername}:${ports.https}`, ...request.headers }
  return sendOnce({ ...request, port: ports.https, servername, headers })
}

/** The certificate of a school. */
export const certificateOf = ({ folder }: FrontSchool): Promise<Buffer> =>
  readFile(join(folder, 'certificate.pem'))
