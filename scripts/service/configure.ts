// Applies the configuration of this release for a school to systemd and nginx: configure.ts
// <settings.env>
import { readDeploySettings } from '../deploy/settings.ts'
import { runCommand } from '../lib/command.ts'
import { applyConfiguration } from '../server/activate.ts'

await runCommand('task', async () =>
  applyConfiguration(await readDeploySettings(process.argv[2] ?? '')),
)
