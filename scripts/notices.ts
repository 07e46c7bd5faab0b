// npm run notices: writes all packages with their licences from the two lock files.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cmsFolder, root } from './launcher/folders.mjs'

const FILE = join(root, 'THIRD-PARTY-PACKAGES.txt')

type Lock = { packages: Record<string, { dev?: boolean; name?: string; license?: string }> }

function listByLicence(folder: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Lock
  const names = new Map<string, Set<string>>()
  for (const [path, { dev, name, license }] of Object.entries(packages)) {
    // A lock file has no licence for the builds of other platforms, which is that of their package.
    if (path === '' || dev || typeof license !== 'string') continue
    const found = names.get(license) ?? new Set<string>()
    names.set(license, found.add(name ?? path.split('node_modules/').at(-1) ?? ''))
  }
  const licences = [...names].toSorted(([one], [other]) => one.localeCompare(other, 'en'))
  return licences.map(([licence, set]) => `- ${licence}: ${[...set].toSorted().join(', ')}`)
}

const lists = [
  'Packages of the site\n',
  ...listByLicence(root),
  '\nPackages of the CMS\n',
  ...listByLicence(cmsFolder),
]
writeFileSync(FILE, `${lists.join('\n')}\n`)
