// Adds the static files of this release for nginx: publish-files.ts <settings.env>
import { readDeploySettings } from '../deploy/settings.ts'
import { runCommand } from '../lib/command.ts'
import { publishFiles } from '../server/activate.ts'

await runCommand('task', async () => publishFiles(await readDeploySettings(process.argv[2] ?? '')))
