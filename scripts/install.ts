// The second part of deploy/install.sh, from the release: installs a school, or applies changed
// settings. Run as root: node scripts/install.ts <school>.env
import { existsSync } from 'node:fs'
import { copyFile, chmod, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { unitName } from './deploy/defaults.ts'
import { root } from './launcher/folders.mjs'
import { explain, Problem } from './launcher/problem.mjs'
import { printStep } from './launcher/progress.mjs'
import { runCommand } from './lib/command.ts'
import { checkAddress } from './lib/site/hint.ts'
import { waitUntil } from './lib/wait-until.ts'
import { prepareAccount } from './server/account.ts'
import { applyConfiguration, publishFiles, startUnits, useRelease } from './server/activate.ts'
import { prepareBackupKey } from './server/backup-key.ts'
import { makeTemporaryCertificate, requestCertificate } from './server/certificate.ts'
import { prepareDatabaseServer } from './server/database.ts'
import { describeInstallation } from './server/describe.ts'
import { readSchool } from './server/school.ts'
import { runSystem } from './server/system.ts'
import { adoptSettings } from './server/settings-file.ts'

const COMMAND = '/usr/local/bin/school-website'
const READY_SECONDS = 180

await runCommand('task', async () => {
  const [file, ...rest] = process.argv.slice(2)
  if (!file || rest.length > 0) throw new Problem('Name the settings: install.ts <school>.env')
  if (process.getuid?.() !== 0) throw new Problem('Run this as root.')
  const school = await adoptSettings(file)
  const {
    deploy: settings,
    settings: { localUrl },
    variables,
  } = await readSchool(school)
  if (existsSync(settings.APP_DIR) && (await realpath(settings.APP_DIR)) !== root)
    throw new Problem(
      `${school} uses another release: run "school-website ${school} upgrade <release.tar.gz>".`,
    )

  printStep(`Preparing ${school}: account, folders, database`)
  await prepareAccount(settings)
  const backupKey = await prepareBackupKey(settings, variables['RESTIC_REPOSITORY'])
  await prepareDatabaseServer(variables)
  await useRelease(settings, root)
  await copyFile(join(root, 'deploy/bin/school-website'), COMMAND)
  await chmod(COMMAND, 0o755)
  await makeTemporaryCertificate(settings)
  printStep('Configuring nginx and the services')
  await publishFiles(settings)
  await applyConfiguration(settings)
  printStep('Starting the CMS and the site')
  await startUnits(settings)
  await waitUntil(() => checkAddress(`${localUrl}/api/ready`), READY_SECONDS)
  printStep('Requesting the certificate')
  const certificateProblem = await requestCertificate(settings, {
    server: variables['ACME_SERVER'],
    email: variables['CMS_ADMIN_EMAIL'],
  }).then(() => null, explain)
  console.log(await describeInstallation(settings, { certificateProblem, backupKey }))
  // Exit status 1 means that something needs action, which is always so after the first
  // installation.
  const list = await runSystem('sh', '-c', `${COMMAND} ${school} check-golive || true`)
  console.log(list.trimEnd().split('\n').at(-1))
  console.log(`Done: ${settings.SITE_URL} (${unitName(school)})`)
})
