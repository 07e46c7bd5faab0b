import { constants } from 'node:fs'
import { chmod, chown, mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { DeploySettings } from '../deploy/settings.ts'
import { configOf, settingsOf } from './places.ts'
import { runSystem, succeeds } from './system.ts'

/** Creates the account of a school and its folders with their permissions. */
export async function prepareAccount(settings: DeploySettings): Promise<void> {
  const { APP_USER, DATA_DIR, SCHOOL } = settings
  const home = dirname(DATA_DIR)
  if (!(await succeeds('id', APP_USER)))
    await runSystem('useradd', '--system', '--user-group', '--home-dir', home, APP_USER)
  const id = async (flag: string) => Number(await runSystem('id', flag, APP_USER))
  const [user, group] = [await id('-u'), await id('-g')]
  const folders = [
    // nginx needs access to the public files.
    [home, 0o755],
    [settings.PUBLIC_DIR, 0o755],
    [DATA_DIR, 0o700],
    [settings.PAGES_DIR, 0o700],
    [settings.BACKUP_DIR, 0o700],
  ] as const
  for (const [folder, mode] of folders) {
    await mkdir(folder, { recursive: true })
    // The account owns the parent folder: a link in its place must not change the owner of another
    // folder.
    const handle = await open(folder, constants.O_DIRECTORY | constants.O_NOFOLLOW)
    await handle.chown(user, group)
    await handle.chmod(mode)
    await handle.close()
  }
  for (const folder of [settings.CACHE_DIR, settings.STATE_DIR, settings.ACME_DIR])
    await mkdir(folder, { recursive: true })
  await chown(settingsOf(SCHOOL), 0, group)
  await chmod(settingsOf(SCHOOL), 0o640)
  await chmod(configOf(SCHOOL), 0o755)
}
