import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { DeploySettings } from '../deploy/settings.ts'
import { runSystem } from './system.ts'

/**
 * What copies of backups by sftp need: a key of the school's account. Returns its public half, which the other
 * machine must accept, or null where the repository is of another kind.
 */
export async function prepareBackupKey(
  { SCHOOL, APP_USER, DATA_DIR, BACKUP_DIR }: DeploySettings,
  repository: string | undefined,
): Promise<string | null> {
  if (!repository?.startsWith('sftp:')) return null
  const folder = join(dirname(DATA_DIR), '.ssh')
  const [key, config] = [join(folder, 'id_ed25519'), join(folder, 'config')]
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (!existsSync(key))
    await runSystem('ssh-keygen', '-q', '-t', 'ed25519', '-N', '', '-C', SCHOOL, '-f', key)
  // At night nobody confirms the key of the other machine, and the service writes only into this folder.
  const knownHosts = `UserKnownHostsFile ${join(BACKUP_DIR, 'known_hosts')}`
  if (!existsSync(config))
    await writeFile(config, `BatchMode yes\nStrictHostKeyChecking accept-new\n${knownHosts}\n`)
  await runSystem('chown', '-R', `${APP_USER}:`, folder)
  return (await readFile(`${key}.pub`, 'utf8')).trim()
}
