import { spawn, type ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { podman } from './project.ts'
import { visit, waitFor } from './school.ts'
import { imageOf, SERVICES } from './versions.ts'

/** A registry of images on this machine, which keeps them in a folder. */
export type Registry = ReturnType<typeof planRegistry>

export function planRegistry(folder: string, port: number) {
  const host = `localhost:${port}`
  /** What an operator writes as IMAGES. */
  const images = `${host}/school`
  let program: ChildProcess | undefined
  const start = async () => {
    const [settings, clients] = [join(folder, 'registry.yml'), join(folder, 'registries.conf')]
    const storage = `{ filesystem: { rootdirectory: ${join(folder, 'images')} } }`
    const lines = ['version: 0.1', `http: { addr: ${host} }`, `storage: ${storage}`]
    writeFileSync(settings, lines.join('\n'))
    program = spawn('docker-registry', ['serve', settings], { stdio: 'ignore' })
    // podman asks others by https only.
    writeFileSync(clients, `[[registry]]\nlocation = "${host}"\ninsecure = true\n`)
    process.env.CONTAINERS_REGISTRIES_CONF = clients
    const isUp = async () => (await visit(`http://${host}/v2/`)).status === 200
    await waitFor('The registry answers', 10, isUp)
  }
  /** Publishes a version as the release workflow does. */
  const publish = (version: string) => {
    const options = ['--quiet', '--compression-format', 'zstd']
    for (const service of SERVICES)
      podman('push', ...options, imageOf(service, version), `${images}/${service}:${version}`)
  }
  /** Ends it, and removes what was pulled. */
  const close = () => {
    const names = podman('images', '--format', '{{.Repository}}:{{.Tag}}').split('\n')
    const pulled = names.filter((name) => name.startsWith(`${images}/`))
    program?.kill()
    if (pulled.length > 0) podman('rmi', ...pulled)
  }
  return { images, start, publish, close }
}
