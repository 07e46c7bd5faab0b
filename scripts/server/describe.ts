import { join } from 'node:path'
import type { DeploySettings } from '../deploy/settings.ts'
import { loadSecrets } from '../lib/secrets.ts'

/** Prints what an operator needs to know after an installation. */
export async function describeInstallation(
  settings: DeploySettings,
  {
    certificateProblem,
    backupKey,
  }: { certificateProblem: string | null; backupKey: string | null },
): Promise<string> {
  const { SCHOOL, SITE_URL, STUDIO_URL, DATA_DIR } = settings
  const { adminEmail, adminPassword } = await loadSecrets(DATA_DIR)
  return [
    '',
    `The website:  ${SITE_URL}`,
    `The CMS:      ${STUDIO_URL ? `${STUDIO_URL}/admin` : 'only on this server, as STUDIO_URL is not set'}`,
    `  First administrator: ${adminEmail}, password ${adminPassword}`,
    `  (also in ${join(DATA_DIR, 'secrets.json')}; change it after the first sign-in)`,
    ...(certificateProblem ? describeProblem(SCHOOL, certificateProblem) : []),
    ...(backupKey ? describeBackups(SCHOOL, backupKey) : []),
    'Firewall: allow TCP ports 22, 80 and 443 from everywhere, nothing else.',
    `Next: school-website ${SCHOOL} check-golive lists what is still sample content.`,
    `      school-website ${SCHOOL} status shows whether everything is in order.`,
    '',
  ].join('\n')
}

const describeProblem = (school: string, reason: string): string[] => [
  'CERTIFICATE: none yet, so browsers warn. Usually the names do not lead to this server yet.',
  ...reason
    .split('\n')
    .slice(0, 12)
    .map((line) => `  ${line}`),
  `  Correct the DNS entries, then run the installation of ${school} again.`,
]

const describeBackups = (school: string, key: string): string[] => [
  'BACKUPS: add this line to .ssh/authorized_keys of the account in RESTIC_REPOSITORY:',
  `  ${key}`,
  `  Then school-website ${school} backup-nightly makes the first copy.`,
]
