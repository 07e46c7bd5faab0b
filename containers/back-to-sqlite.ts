// docker compose run --no-deps --rm cms node containers/back-to-sqlite.ts: the way back after a move to PostgreSQL, while the CMS
// is stopped.
import { printLine } from '../scripts/launcher/progress.mjs'
import { goBackToSqlite } from '../scripts/cms/postgres/back-to-sqlite.ts'
import { runCommand } from '../scripts/lib/command.ts'
import { readSettings } from '../scripts/lib/environment.ts'

await runCommand('task', async () => {
  const { dataDir, embeddedCms } = readSettings()
  await goBackToSqlite(dataDir, embeddedCms.engines)
  printLine(
    'Now take the settings of PostgreSQL out of .env, and run: docker compose down, docker compose up -d',
  )
})
