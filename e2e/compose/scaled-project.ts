import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openProject, podman, VERSION, type Project } from './project.ts'

export const ENGINES = ['postgres', 'redis', 's3']

const FILES = ['compose.yaml', 'compose.scale.yaml']
const ALIASES = /networks: \{ default: \{ aliases: \['\$\{COMPOSE_PROJECT_NAME\}(-[\w-]+)'\] \} \}/g
/** The services with a second name. */
const SECOND_NAMES = { 'cms-2': 'cms', site: 'site-1', 'site-2': 'site' }

/** Builds stand-ins for the images of the engines; returns the settings of compose.scale.yaml. */
export function buildEngines(): Record<string, string> {
  const settings: Record<string, string> = { ENGINES_PASSWORD: 'password-of-the-engines' }
  for (const name of ENGINES) {
    const image = `localhost/school-engines/${name}:${VERSION}`
    const context = join(import.meta.dirname, 'engines')
    podman('build', '--quiet', '--target', name, '--tag', image, context)
    settings[`${name.toUpperCase()}_IMAGE`] = image
  }
  return settings
}

/** Starts compose.scale.yaml. */
export function startScaled(
  folder: string,
  name: string,
  settings: Record<string, string | number>,
): Project {
  const project = openProject(join(folder, name), FILES, settings)
  const file = join(project.folder, 'compose.scale.yaml')
  // podman-compose of Debian does not know aliases: podman adds them afterwards.
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(ALIASES, 'labels: []'))
  project.compose('up', '-d')
  for (const [service, alias] of Object.entries(SECOND_NAMES)) {
    const network = [`${name}_default`, `${name}-${service}`]
    podman('network', 'disconnect', ...network)
    podman('network', 'connect', '--alias', `${name}-${alias}`, ...network)
  }
  return project
}

/** Whether a container runs. */
export const isRunning = (container: string): boolean =>
  podman('inspect', '--format', '{{.State.Running}}', container).trim() === 'true'
