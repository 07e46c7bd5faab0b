import type { Cause } from './alerts.ts'

const texts: Record<Cause, { subject: string; reason: string; steps: string[] }> = {
  site: {
    subject: 'the website does not work',
    reason: 'The website has not been in order for five minutes.',
    steps: [
      'docker compose up -d',
      'docker compose ps, and docker compose logs --since 1h site cms: the last lines say why.',
      'If the disk is full (df -h), free some space and repeat the first step.',
    ],
  },
  cms: {
    subject: 'the CMS does not work',
    reason: `The CMS has not answered for five minutes. Editors cannot work; visitors see the last content, and
enquiries wait on the disk of the website.`,
    steps: [
      'docker compose up -d',
      'docker compose logs --since 1h cms: the last lines say why.',
      'After an upgrade: containers/operate back',
    ],
  },
  front: {
    subject: 'visitors do not reach the website',
    reason:
      'The services front and tls, which answer visitors on ports 80 and 443, have not worked for five minutes.',
    steps: [
      'docker compose up -d',
      'docker compose logs --since 1h front tls: the last lines say why.',
      'If another proxy has replaced them: docs/where-it-runs.md',
    ],
  },
  disk: {
    subject: 'the disk is almost full',
    reason: `Less than 500 MB are free for the data or the backups of the website. On a full disk editors cannot save,
enquiries are refused and backups fail.`,
    steps: [
      'df -h says which disk, docker system df what containers use.',
      'docker image prune --all removes images that no container uses; without them there is no way back after an upgrade.',
    ],
  },
  certificate: {
    subject: 'the certificate ends soon',
    reason:
      'The certificate of the website was not renewed in time. After its end, browsers warn visitors.',
    steps: [
      'docker compose restart tls, and docker compose logs tls: the last lines say why.',
      'Usual reasons: the name does not lead to this server any more, or port 80 is closed.',
    ],
  },
  backup: {
    subject: 'there is no backup of today',
    reason: 'The last backup of the website failed, or the newest one is older than a day.',
    steps: [
      `docker compose exec backup backup
   makes one now, or says why it cannot: the disk is full, or the storage does not answer.`,
      'If the backup service does not run: docker compose up -d',
    ],
  },
}

const nameOf = (siteUrl: string) => new URL(siteUrl).hostname

/** The e-mail about a cause, or that it is over. */
export function composeAlert(cause: Cause, isOver: boolean, siteUrl: string) {
  const { subject, reason, steps } = texts[cause]
  const list = steps.map((step, index) => `${index + 1}. ${step}\n`).join('')
  const text = isOver
    ? 'In order again.'
    : `${reason}

What to do, in the folder of compose.yaml on the server:
${list}
More: docs/operate.md. This e-mail is sent once a day until it is solved, and one when it is.`
  return {
    subject: `${nameOf(siteUrl)}: ${isOver ? 'solved: ' : ''}${subject}`,
    text: `${text}\n${siteUrl}\n`,
  }
}

/** The e-mail after the first backup. */
export const composePasswordMail = (siteUrl: string) => ({
  subject: `${nameOf(siteUrl)}: copy the password of the backups`,
  text: `The first backup of the website is complete. Without its password nobody can read a backup, and it
is only on the server. Copy it to another place now. In the folder of compose.yaml on the server:

docker compose exec backup cat /backups/password

Backups are on the disk of the server until RESTIC_REPOSITORY is set: docs/operate.md says how to store
them elsewhere. E-mails about failures come from this address, too. This one is sent once.
${siteUrl}
`,
})
