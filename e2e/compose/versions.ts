import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { podman, VERSION } from './project.ts'

/** Those with an image. */
export const SERVICES = ['site', 'cms', 'front', 'backup']

/** The built route of all pages in the image of the site: the build of an image without it fails. */
export const HOME_PAGE = '.next/server/app/(site)/[[...path]]/page.js'

export const imageOf = (service: string, version: string) =>
  `localhost/school-website/${service}:${version}`

/** Publishes a version whose site has these lines in its Dockerfile. This machine does not have it then. */
export function publishVersion(
  { publish }: { publish: (version: string) => void },
  folder: string,
  version: string,
  lines: readonly string[],
): void {
  for (const service of ['cms', 'front', 'backup'])
    podman('tag', imageOf(service, VERSION), imageOf(service, version))
  const context = join(folder, version)
  mkdirSync(context)
  writeFileSync(join(context, 'page.js'), 'throw new Error("This page is broken.")\n')
  writeFileSync(
    join(context, 'Dockerfile'),
    [`FROM ${imageOf('site', VERSION)}`, ...lines, ''].join('\n'),
  )
  podman('build', '--quiet', '--tag', imageOf('site', version), context)
  publish(version)
  for (const service of SERVICES) podman('rmi', imageOf(service, version))
}
