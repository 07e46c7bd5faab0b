import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unitName } from '../../deploy/defaults.ts'
import { configOf, UNITS } from '../places.ts'
import { runSystem } from '../system.ts'

const upgradeUnit = (school: string) => `${unitName(school)}-upgrade.service`

/**
 * Runs an upgrade by systemd, which restarts it when it is killed, and after a crash of the
 * machine. The code is that of the old release, which is known to work.
 */
export async function startUpgradeUnit(school: string, from: string): Promise<void> {
  const name = upgradeUnit(school)
  const config = configOf(school)
  const node = `${from}/node_modules/node/bin/node`
  const variables = ['defaults', 'settings'].map((file) => `--env-file=${config}/${file}.env`)
  await writeFile(
    join(UNITS, name),
    `[Unit]
Description=Upgrade of ${school}
StartLimitIntervalSec=0

[Service]
Type=oneshot
WorkingDirectory=${from}
ExecStart=${node} ${variables.join(' ')} scripts/upgrade.ts --resume
Restart=on-failure
RestartSec=1

[Install]
WantedBy=multi-user.target
`,
  )
  await runSystem('systemctl', 'daemon-reload')
  await runSystem('systemctl', 'enable', name)
  await runSystem('systemctl', 'start', '--no-block', name)
}

/** Removes the unit of a finished upgrade; this process may still belong to it. */
export async function removeUpgradeUnit(school: string): Promise<void> {
  await runSystem('systemctl', 'disable', upgradeUnit(school))
  await rm(join(UNITS, upgradeUnit(school)), { force: true })
  await runSystem('systemctl', 'daemon-reload')
}
