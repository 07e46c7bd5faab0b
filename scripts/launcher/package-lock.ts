/** Parts of the names of platform builds; Node uses the same names for platforms. */
const SYSTEMS = 'android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(' ')
const PROCESSORS = 'arm arm64 ia32 loong64 ppc64 riscv64 s390x wasm32 x64'.split(' ')

type Package = {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
  resolved?: string
  integrity?: string
  link?: boolean
}

/** The packages of a lock file by their paths; '' is the project. */
export type Packages = Record<string, Package>

type Missing = { path: string; name: string; version: string; dev: boolean }

const EXACT_VERSION = /^\d+\.\d+\.\d+\S*$/

/**
 * The optional dependencies without an entry in the lock file. Only those with an exact version can
 * be missing unnoticed: the builds of one package for each platform.
 */
export function missingEntries(packages: Packages): Missing[] {
  const missing = new Map<string, Missing>()
  for (const [path, { dev = false, optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (resolve(packages, path, name) || !EXACT_VERSION.test(version)) continue
      const place = `node_modules/${name}`
      missing.set(place, { path: place, name, version, dev })
    }
  }
  return [...missing.values()]
}

/**
 * The paths of the packages without an integrity sum. Only a build for another platform may lack
 * it, if the registry in use did not have that package.
 */
export function unsummedEntries(packages: Packages): string[] {
  return Object.entries(packages).flatMap(([path, entry]) => {
    const { integrity, link = false, optional = false, resolved, os, cpu } = entry
    const isUnknownBuild = optional && resolved === undefined && Boolean(os ?? cpu)
    const isOwn = !path.includes('node_modules/')
    return isOwn || integrity || link || isUnknownBuild ? [] : [path]
  })
}

/** The package that `name` resolves to inside the package at `path`: the nearest one above. */
function resolve(packages: Packages, path: string, name: string): Package | undefined {
  const found = packages[`${path ? `${path}/` : ''}node_modules/${name}`]
  if (found || path === '') return found
  const parent = path.lastIndexOf('/node_modules/')
  return resolve(packages, parent < 0 ? '' : path.slice(0, parent), name)
}

/**
 * The lock file with the missing entries added, in npm's order. They have no checksum, as the
 * registry in use lacks the package.
 */
export function completed<Lock extends { packages: Packages }>(lock: Lock, missing: Missing[]) {
  const added = missing.map(({ path, name, version, dev }): [string, Package] => [
    path,
    { version, ...(dev && { dev }), optional: true, ...constraintsOf(name) },
  ])
  const all = [...Object.entries(lock.packages), ...added]
  all.sort(([one], [other]) => one.localeCompare(other, 'en'))
  return { ...lock, packages: Object.fromEntries(all) }
}

/** The platform of a build, derived from its name: `@next/swc-linux-x64-gnu`. */
export function constraintsOf(name: string): Pick<Package, 'cpu' | 'libc' | 'os'> {
  const words = name.split(/[/.-]/)
  const os = words.find((word) => SYSTEMS.includes(word))
  const cpu = words.find((word) => PROCESSORS.includes(word))
  const library = words.includes('musl') ? 'musl' : words.includes('gnu') && 'glibc'
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(os === 'linux' && library && { libc: [library] }),
    ...(os && { os: [os] }),
  }
}
