// npm run test:server: a bare Debian 12 with its own systemd becomes a server with one school, from
// a release and a settings file; then it is upgraded. Needs root, debootstrap and
// systemd-container, and the ports 80, 443 and 3000 to 3002 of this machine.
import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { printStep } from '../../scripts/launcher/progress.mjs'
import { runCommand } from '../../scripts/lib/command.ts'
import { randomFrom } from '../resilience/random.ts'
import { count, readOptions, seed } from '../support/options.ts'
import { startAuthority } from './authority.ts'
import { bootMachine, type Machine } from './machine.ts'
import { makeReleases, VERSIONS } from './releases.ts'
import { FIRST, PUBLIC_URL, publishNotice, secondsUntilShown, trustMachine } from './school.ts'
import { testSecondSchool } from './second-school.ts'
import { testKilledUpgrades, testRollback } from './upgrades.ts'

const options = readOptions(z.object({ kills: count(30), seed }), '--kills <n> and --seed <n>')

await runCommand('task', async (supervisor) => {
  const folder = await mkdtemp(join(tmpdir(), 'school-website-releases-'))
  let machine: Machine | undefined
  try {
    await makeReleases(folder, supervisor)
    machine = await bootMachine()
    const { address } = await startAuthority(machine)
    await install(machine, folder, address)
    await publishNotice(machine, FIRST, 'School closed on Friday')
    const seconds = await secondsUntilShown(`${PUBLIC_URL}/notices`, 'School closed on Friday')
    printStep(`ok      a notice is on ${PUBLIC_URL} after ${seconds.toFixed(1)} s`)
    await testRollback(machine)
    await testSecondSchool(machine, address)
    printStep(`Seed ${options.seed}`)
    await testKilledUpgrades(machine, { kills: options.kills, random: randomFrom(options.seed) })
    console.log('All checks passed.')
  } finally {
    await machine?.stop()
    await rm(folder, { recursive: true, force: true })
  }
})

async function install(machine: Machine, releases: string, authority: string): Promise<void> {
  const target = join(machine.folder, 'root/release')
  await machine.run('mkdir release')
  for (const name of await readdir(releases))
    if (/\.(tar\.gz.*|pub|sh)$/.test(name)) await copyFile(join(releases, name), join(target, name))
  const settings = [
    ...[`SITE_URL=${PUBLIC_URL}`, 'STUDIO_URL=https://cms.school.test'],
    ...['CMS_ADMIN_EMAIL=head@north-hill.example.org', `ACME_SERVER=${authority}`],
  ]
  await writeFile(join(machine.folder, 'root/north-hill.env'), `${settings.join('\n')}\n`)
  const command = `sh release/install.sh release/school-website-${VERSIONS.first}.tar.gz north-hill.env`
  for (const line of (await machine.run(command)).split('\n')) printStep(line)
  // A second run changes nothing.
  await machine.run(command)
  await trustMachine(machine)
}
