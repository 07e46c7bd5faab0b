import { expect } from 'playwright/test'
import type { setUpInstance } from '../e2e/support/servers/set-up.ts'

/** Shows the website of an instance in Hindi and Bengali too. */
export async function showLanguages({
  ask,
  get,
}: Pick<ReturnType<typeof setUpInstance>, 'ask' | 'get'>): Promise<void> {
  await ask('PATCH', '/items/school', { languages: ['hi', 'bn'] })
  await expect.poll(async () => (await get('/bn')).status).toBe(200)
}
