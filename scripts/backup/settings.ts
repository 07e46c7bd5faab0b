import { engineVariables, readVariables, type Environment } from '../../lib/server/variables.ts'

const NEEDED = ['BACKUP_DIR', 'SITE_URL', 'READY_URL', 'CMS_PING_URL'] as const

export type BackupSettings = ReturnType<typeof readBackupSettings>

/** The settings of the backup service. Throws an error that names every wrong variable. */
export function readBackupSettings(environment: Environment = process.env) {
  const variables = readVariables(environment, NEEDED)
  /** The DB_ variables of the CMS. */
  const database = engineVariables(environment)
  return { ...variables, database }
}
