import { test } from '@playwright/test'
import { copyInstance, type InstanceCopy } from './instance-copy.ts'

/** Copies the instance before the tests of a file, which run one after the other, and removes it after them. */
export function setUpCopy(name: string): InstanceCopy {
  // Each worker would make the same copy.
  test.describe.configure({ mode: 'serial' })
  const copy = {} as InstanceCopy
  test.beforeAll(async () => void Object.assign(copy, await copyInstance(name)))
  test.afterAll(() => copy.remove())
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
