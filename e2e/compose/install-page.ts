import { execFileSync } from 'node:child_process'
import { appendFileSync, copyFileSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../../scripts/launcher/folders.mjs'
import { START_SECONDS, writeSettings, type Project } from './project.ts'
import { waitFor } from './school.ts'

/** What only an empty host needs. */
const OF_THE_HOST = /^apt-get /
const EXAMPLE = 'settings.example.env'

/** Runs every command of docs/install.md for one school, with these settings; returns what they print. */
export async function followInstallPage(
  { folder }: Project,
  settings: Record<string, string | number>,
  isReady: () => Promise<boolean>,
): Promise<string> {
  copyFileSync(join(root, EXAMPLE), join(folder, EXAMPLE))
  const printed: string[] = []
  for (const command of readCommands('One school')) {
    const filled = command.replaceAll('<project>', basename(folder))
    printed.push(
      execFileSync('sh', ['-c', filled], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }),
    )
    if (command.includes(EXAMPLE)) writeSettings(folder, settings)
    if (command.includes(' up ')) await waitFor('The site is ready', START_SECONDS, isReady)
  }
  return printed.join('')
}

/** Does what docs/install.md says of a further school, in podman-compose of Debian 12. */
export function addSchool({ folder }: Project, firstProject: string): void {
  const lines = readCommands('Further schools on the same host').map((line) =>
    line.replaceAll('<first project>', firstProject).replaceAll('<project>', basename(folder)),
  )
  const settings = lines.filter((line) => /^[A-Z_]+=/.test(line))
  appendFileSync(join(folder, '.env'), settings.map((line) => `${line}\n`).join(''))
  const commands = lines.filter((line) => !settings.includes(line))
  const chosen = settings.find((line) => line.startsWith('COMPOSE_FILE='))
  for (const command of [...commands, `export ${chosen}; podman-compose up -d`])
    execFileSync('sh', ['-c', command], { cwd: folder, stdio: 'pipe' })
}

/** The commands of a section of docs/install.md, and its lines of settings. */
function readCommands(section: string): string[] {
  const page = readFileSync(join(root, 'docs/install.md'), 'utf8')
  const [, text = ''] = page.split(`\n## ${section}`)
  const blocks = [
    ...text
      .split('\n## ', 1)
      .join()
      .matchAll(/```sh\n(.*?)```/gs),
  ]
  const lines = blocks.flatMap(([, block = '']) => block.trim().split('\n'))
  return lines.map((line) => line.trim()).filter((line) => !OF_THE_HOST.test(line))
}
