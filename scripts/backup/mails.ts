import type { Cause, Due } from './alerts.ts'

const texts: Record<Cause, { subject: string; over: string; text: string }> = {
  site: {
    subject: 'the website does not work',
    over: 'the website works again',
    text: `The website has not been in order for five minutes.

What to do, in the folder of compose.yaml on the server:
1. docker compose up -d
2. docker compose ps, and docker compose logs --since 1h site cms: the last lines say why.
3. If the disk is full (df -h), free some space and repeat the first step.`,
  },
  cms: {
    subject: 'the CMS does not work',
    over: 'the CMS works again',
    text: `The CMS has not answered for five minutes. Editors cannot work; visitors see the last content, and
enquiries wait on the disk of the website.

What to do, in the folder of compose.yaml on the server:
1. docker compose up -d
2. docker compose logs --since 1h cms: the last lines say why.
3. After an upgrade: containers/operate back`,
  },
  front: {
    subject: 'visitors do not reach the website',
    over: 'visitors reach the website again',
    text: `The front, which answers visitors on ports 80 and 443, has not worked for five minutes.

What to do, in the folder of compose.yaml on the server:
1. docker compose up -d
2. docker compose logs --since 1h front: the last lines say why.
3. If another proxy has replaced it, delete the line FRONT of the service backup in compose.yaml.`,
  },
  disk: {
    subject: 'the disk is almost full',
    over: 'the disk has free space again',
    text: `Less than 500 MB are free for the data or the backups of the website. On a full disk editors cannot save,
enquiries are refused and backups fail.

What to do on the server:
1. df -h says which disk, docker system df what containers use.
2. docker image prune --all removes images that no container uses; without them there is no way back after an upgrade.`,
  },
  certificate: {
    subject: 'the certificate ends soon',
    over: 'the certificate is renewed',
    text: `The certificate of the website was not renewed in time. After its end, browsers warn visitors.

What to do, in the folder of compose.yaml on the server:
1. docker compose restart front, and docker compose logs front: the last lines say why.
2. Usual reasons: the name does not lead to this server any more, or port 80 is closed.`,
  },
  backup: {
    subject: 'there is no backup of today',
    over: 'there is a new backup',
    text: `The last backup of the website failed, or the newest one is older than a day.

What to do, in the folder of compose.yaml on the server:
1. docker compose exec backup backup
   makes one now, or says why it cannot: the disk is full, or the storage does not answer.
2. If the backup service does not run: docker compose up -d`,
  },
}

const nameOf = (siteUrl: string) => new URL(siteUrl).hostname

/** The e-mail about a cause, or that it is over. */
export function composeAlert({ cause, isOver }: Due, siteUrl: string) {
  const { subject, over, text } = texts[cause]
  if (isOver)
    return { subject: `${nameOf(siteUrl)}: ${over}`, text: `In order again.\n${siteUrl}\n` }
  const end =
    'More: docs/operate.md. This e-mail is sent once a day until it is solved, and one when it is.'
  return { subject: `${nameOf(siteUrl)}: ${subject}`, text: `${text}\n\n${end}\n${siteUrl}\n` }
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
