import { dirname, join } from 'node:path'
import type { DeploySettings } from '../deploy/settings.ts'
import { runSystem } from './system.ts'

// Nobody can confirm the host key of the other machine at night, and the service writes only into
// its own folders.
const SCRIPT = `umask 077
mkdir -p "$1"
[ -e "$1/id_ed25519" ] || ssh-keygen -q -t ed25519 -N '' -C "$2" -f "$1/id_ed25519"
[ -e "$1/config" ] ||
  printf '%s\\n' 'BatchMode yes' 'StrictHostKeyChecking accept-new' "UserKnownHostsFile $3" >"$1/config"
cat "$1/id_ed25519.pub"`

/**
 * Creates the SSH key of the school's account for backups by sftp. Returns its public half, which
 * the other machine must accept; null for other kinds of repositories.
 */
export async function prepareBackupKey(
  { SCHOOL, APP_USER, DATA_DIR, BACKUP_DIR }: DeploySettings,
  repository: string | undefined,
): Promise<string | null> {
  if (!repository?.startsWith('sftp:')) return null
  const [folder, knownHosts] = [join(dirname(DATA_DIR), '.ssh'), join(BACKUP_DIR, 'known_hosts')]
  const script = ['sh', '-c', SCRIPT, 'sh', folder, SCHOOL, knownHosts]
  return (await runSystem('runuser', '-u', APP_USER, '--', ...script)).trim()
}
