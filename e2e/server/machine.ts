import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { withProgress } from '../../scripts/launcher/progress.mjs'
import { descendantsOf, killTree } from '../../scripts/lib/processes.ts'
import { waitUntil } from '../../scripts/lib/wait-until.ts'

const exec = promisify(execFile)

/** A bare Debian, created once; the machines are copies. */
const BARE = join(tmpdir(), 'school-website-bookworm')
const PACKAGES = 'systemd,systemd-sysv,dbus,ca-certificates,iproute2,procps'
const NAMES = ['school.test', 'cms.school.test', 'second.test']

/** A Debian with its own systemd, on the network of this machine. */
export type Machine = {
  folder: string
  /** Runs a command line as root and returns its output; rejects with the output if it fails. */
  run: (command: string) => Promise<string>
  /** Whether a command line succeeds. */
  succeeds: (command: string) => Promise<boolean>
  /** The ids of its processes. */
  processes: () => number[]
  stop: () => Promise<void>
}

/** Boots a bare Debian 12, as a provider installs it. Needs root, debootstrap and systemd-container. */
export async function bootMachine(): Promise<Machine> {
  if (!existsSync(BARE)) await withProgress('Making a bare Debian 12', makeBareDebian)
  const name = `school-website-${process.pid}`
  const folder = join(tmpdir(), name)
  await exec('cp', ['-a', BARE, folder])
  await writeFile(join(folder, 'etc/hosts'), `127.0.0.1 localhost ${NAMES.join(' ')}\n`)
  const options = ['--register=no', '--keep-unit', '--resolv-conf=replace-host', '-q', '-b']
  const system = spawn('systemd-nspawn', ['-D', folder, `--machine=${name}`, ...options], {
    stdio: 'ignore',
  })
  // Killing its first process ends everything in the machine, which would outlive this process.
  process.once('exit', () => {
    const [init] = descendantsOf(system.pid ?? 0)
    if (init) process.kill(init.pid, 'SIGKILL')
  })
  const enter = async (command: string) => {
    const [init] = descendantsOf(system.pid ?? 0)
    if (!init) throw new Error('The machine does not run.')
    const path = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
    const inside = ['env', '-i', path, 'HOME=/root', 'sh', '-c', `cd /root && ${command}`]
    const { stdout } = await exec(
      'nsenter',
      ['-t', String(init.pid), '-a', '-w', '-r', ...inside],
      {
        maxBuffer: 64_000_000,
      },
    )
    return stdout
  }
  const succeeds = (command: string) =>
    enter(command).then(
      () => true,
      () => false,
    )
  await waitUntil(
    async () => ((await succeeds('systemctl is-system-running --wait')) ? undefined : 'It boots'),
    60,
  )
  return {
    folder,
    run: enter,
    succeeds,
    processes: () => descendantsOf(system.pid ?? 0).map(({ pid }) => pid),
    async stop() {
      await killTree(system.pid ?? 0)
      await exec('rm', ['-rf', '--one-file-system', folder])
    },
  }
}

async function makeBareDebian(): Promise<void> {
  const draft = `${BARE}.draft`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft)
  await exec('debootstrap', ['--variant=minbase', `--include=${PACKAGES}`, 'bookworm', draft], {
    maxBuffer: 64_000_000,
  })
  await rename(draft, BARE)
}
