import { test } from '@playwright/test'
import { freePorts } from '../../scripts/lib/free-ports.ts'
import { startServer } from './command.ts'
import { copyInstance, type InstanceCopy } from './instance-copy.ts'
import { readTokens } from './instance.ts'

/**
 * Copies the instance before the tests of a file, which run one after the other, and removes it after them.
 * @param stop stops what runs on it, which would go on writing while the copy is removed
 */
export function setUpCopy(
  name: string,
  stop: () => Promise<void> = async () => undefined,
): InstanceCopy {
  // Each worker would make the same copy.
  test.describe.configure({ mode: 'serial' })
  const copy = {} as InstanceCopy
  test.beforeAll(async () => void Object.assign(copy, await copyInstance(name)))
  test.afterAll(async () => {
    await stop()
    await copy.remove()
  })
  return copy
}

/** Starts a server on such a copy before the tests of a file, and stops it after them. */
export function setUpServer<Server extends { stop: () => Promise<void> }>(
  name: string,
  start: (copy: InstanceCopy) => Promise<Server>,
): Server & { copy: InstanceCopy } {
  test.describe.configure({ mode: 'serial' })
  const server = {} as Server & { copy: InstanceCopy }
  test.beforeAll(async () => {
    const copy = await copyInstance(name)
    Object.assign(server, { copy }, await start(copy))
  })
  test.afterAll(async () => {
    await server.stop()
    await server.copy.remove()
  })
  return server
}

/**
 * Starts `npm run cms` so.
 * @param variables further settings of its operator
 */
export const setUpCms = (name: string, variables: Record<string, string>) =>
  setUpServer(name, async ({ dataDir }) => {
    const [port = 0] = await freePorts(1)
    const given = { CMS_PORT: String(port), DATA_DIR: dataDir, ...variables }
    const { isReady, lines, stop } = startServer('cms', given)
    if (!(await isReady)) throw new Error(lines.join('\n'))
    const { adminEmail: email, adminPassword: password } = await readTokens(dataDir)
    return { url: `http://127.0.0.1:${port}`, administrator: { email, password }, stop }
  })
