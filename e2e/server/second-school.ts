import { deepEqual, ok } from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { printStep } from '../../scripts/launcher/progress.mjs'
import type { Machine } from './machine.ts'
import { VERSIONS } from './releases.ts'
import { countRows, FIRST, PUBLIC_URL, publishNotice, SECOND, secondsUntilShown } from './school.ts'

const SECOND_URL = 'https://second.test'
/** On the machine for backups, which here is the same one. */
const REPOSITORY = 'sftp://storage@localhost:2222/lake-view'
const UNIT = `school-website-${SECOND.id}`
const DATABASE = 'school_website_lake_view'

/**
 * Installs a second school, with PostgreSQL; backs it up by sftp, destroys its data and database,
 * restores them from the repository, and upgrades it.
 */
export async function testSecondSchool(machine: Machine, authority: string): Promise<void> {
  const { run, folder } = machine
  const settings = [`SITE_URL=${SECOND_URL}`, 'DB_CLIENT=pg', `RESTIC_REPOSITORY=${REPOSITORY}`]
  const lines = [...settings, `ACME_SERVER=${authority}`, 'CMS_ADMIN_EMAIL=head@second.example.org']
  await writeFile(join(folder, `root/${SECOND.id}.env`), `${lines.join('\n')}\n`)
  const said = await run(
    `sh release/install.sh release/school-website-${VERSIONS.first}.tar.gz ${SECOND.id}.env`,
  )
  await startStorage(machine, /^ +(ssh-ed25519 .*)$/m.exec(said)?.[1] ?? '')
  await testIsolation(machine)
  const before = await countRows(machine, SECOND)
  await run(`systemctl start ${UNIT}-backup`)
  await publishNotice(machine, SECOND, 'Written after the backup')

  await run(`systemctl stop ${UNIT} ${UNIT}-cms`)
  await run(`rm -r /var/lib/school-website/${SECOND.id}/data`)
  await run(`runuser -u postgres -- psql -qc 'DROP DATABASE ${DATABASE} WITH (FORCE)'`)
  const begun = performance.now()
  // The installation creates an empty database and folder again; the guide describes the rest.
  await run(
    `sh release/install.sh release/school-website-${VERSIONS.first}.tar.gz ${SECOND.id}.env`,
  )
  await run(`systemctl stop ${UNIT} ${UNIT}-cms`)
  await run(`school-website ${SECOND.id} restore latest --replace`)
  await run(`systemctl start ${UNIT}-cms ${UNIT}`)
  deepEqual(await countRows(machine, SECOND), before)
  const seconds = (performance.now() - begun) / 1_000
  printStep(
    `ok      ${SECOND.id} is restored from its repository in ${seconds.toFixed(0)} s, as of the backup`,
  )

  const upgrade = `school-website ${SECOND.id} upgrade release/school-website-${VERSIONS.next}.tar.gz`
  const result = await run(upgrade)
  ok(result.includes(`Upgraded from ${VERSIONS.first} to ${VERSIONS.next}`), result)
  deepEqual(await countRows(machine, SECOND), before)
  printStep(`ok      ${SECOND.id}, with PostgreSQL, is upgraded`)
}

/** The account for backups on another machine, which accepts the key of the school. */
async function startStorage({ run, folder }: Machine, key: string): Promise<void> {
  await run('apt-get install -qy --no-install-recommends openssh-server')
  await run('useradd --create-home storage && install -d -o storage -m 700 ~storage/.ssh')
  await writeFile(join(folder, 'home/storage/.ssh/authorized_keys'), `${key}\n`)
  await run('echo Port 2222 >/etc/ssh/sshd_config.d/port.conf && systemctl restart ssh')
}

async function testIsolation(machine: Machine): Promise<void> {
  const [first, second] = ['A notice of North Hill', 'A notice of Lake View']
  await publishNotice(machine, FIRST, first)
  await publishNotice(machine, SECOND, second)
  await secondsUntilShown(`${PUBLIC_URL}/notices`, first)
  await secondsUntilShown(`${SECOND_URL}/notices`, second)
  const [ofFirst, ofSecond] = await Promise.all(
    [PUBLIC_URL, SECOND_URL].map(async (url) => (await fetch(`${url}/notices`)).text()),
  )
  ok(
    !ofFirst?.includes(second) && !ofSecond?.includes(first),
    'A school shows a notice of the other',
  )
  const reads = `setpriv --reuid=${UNIT} --regid=${UNIT} --clear-groups cat`
  for (const file of [
    'data/secrets.json',
    'backups',
    '../../../etc/school-website/north-hill/settings.env',
  ])
    ok(!(await machine.succeeds(`${reads} /var/lib/school-website/${FIRST.id}/${file}`)), file)
  printStep('ok      two schools share the server and nothing else')
}
