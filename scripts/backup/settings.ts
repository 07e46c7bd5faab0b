import { join } from 'node:path'
import { engineVariables, readVariables, type Environment } from '../../lib/server/variables.ts'

const NEEDED = ['BACKUP_DIR', 'SITE_URL', 'READY_URL', 'CMS_PING_URL'] as const

export type BackupSettings = ReturnType<typeof readBackupSettings>

/** The settings of the backup service. Throws an error that names every wrong variable. */
export function readBackupSettings(environment: Environment = process.env) {
  const variables = readVariables(environment, NEEDED)
  return {
    ...variables,
    repository: variables.RESTIC_REPOSITORY ?? join(variables.BACKUP_DIR, 'repository'),
    passwordFile: join(variables.BACKUP_DIR, 'password'),
    /** The DB_ variables of the CMS. */
    database: engineVariables(environment),
  }
}
