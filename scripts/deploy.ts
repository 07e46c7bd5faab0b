// npm run deploy: generates the server configuration and the files for nginx. See
// docs/deploying.md.
import { configure } from './deploy/configure.ts'
import { packFiles } from './deploy/pack.ts'
import { readDeploySettings } from './deploy/settings.ts'
import { Problem } from './launcher/problem.mjs'
import { runCommand } from './lib/command.ts'

const USAGE = `Say what to make:
  npm run deploy -- config <settings.env> <folder>   configuration of nginx and systemd
  npm run deploy -- static <settings.env>            the build's files, packed, for nginx`

await runCommand('task', async () => {
  const [what, file, folder] = process.argv.slice(2)
  const isConfig = what === 'config' && folder
  if (!file || !(isConfig || what === 'static')) throw new Problem(USAGE)
  const settings = await readDeploySettings(file)
  if (isConfig) {
    for (const written of await configure(settings, folder)) console.log(written)
    return
  }
  const { files, packed, bytes, smallest } = await packFiles(settings)
  console.log(`${files} files in ${settings.PUBLIC_DIR}; ${packed} of them packed,`)
  console.log(`${bytes} bytes as they are and ${smallest} in brotli`)
})
