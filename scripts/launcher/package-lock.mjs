/** Words in the names of platform builds, which are Node's names for the platforms. */
const SYSTEMS = new Set(
  'android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(' '),
)
const PROCESSORS = new Set('arm arm64 ia32 loong64 ppc64 riscv64 s390x wasm32 x64'.split(' '))

/**
 * @typedef {{
 *   version?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[],
 *   libc?: string[], optionalDependencies?: Record<string, string>,
 *   resolved?: string, integrity?: string, link?: boolean
 * }} Package
 * @typedef {Record<string, Package>} Packages path in the project to package, '' is the project
 * @typedef {{ path: string, name: string, version: string, dev: boolean }} Missing
 */

const EXACT_VERSION = /^\d+\.\d+\.\d+\S*$/

/**
 * The optional dependencies that no entry of the lock file satisfies. Only those with an exact
 * version can be missing unnoticed: these are the builds of one package for each platform.
 * @param {Packages} packages
 * @returns {Missing[]}
 */
export function missingEntries(packages) {
  /** @type {Map<string, Missing>} */
  const missing = new Map()
  for (const [path, { dev = false, optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const found = resolve(packages, path, name)
      if (found || !EXACT_VERSION.test(version)) continue
      const place = `node_modules/${name}`
      missing.set(place, { path: place, name, version, dev })
    }
  }
  return [...missing.values()]
}

/**
 * The packages without an integrity sum. Only a build for another platform may lack it: the registry in
 * use did not have that package.
 * @param {Packages} packages
 * @returns {string[]} their paths
 */
export function unsummedEntries(packages) {
  return Object.entries(packages).flatMap(([path, entry]) => {
    const { integrity, link = false, optional = false, resolved, os, cpu } = entry
    const isUnknownBuild = optional && resolved === undefined && Boolean(os ?? cpu)
    const isOwn = !path.includes('node_modules/')
    return isOwn || integrity || link || isUnknownBuild ? [] : [path]
  })
}

/**
 * The package that `name` means inside the package at `path`: the nearest one above.
 * @param {Packages} packages
 * @param {string} path
 * @param {string} name
 * @returns {Package | undefined}
 */
function resolve(packages, path, name) {
  const found = packages[`${path ? `${path}/` : ''}node_modules/${name}`]
  if (found || path === '') return found
  const parent = path.lastIndexOf('/node_modules/')
  return resolve(packages, parent < 0 ? '' : path.slice(0, parent), name)
}

/**
 * The lock file with entries for what was missing, in npm's order. They carry no checksum, as the
 * registry that would know it is the one that lacks the package.
 * @template {{ packages: Packages }} Lock
 * @param {Lock} lock
 * @param {Missing[]} missing
 * @returns {Lock}
 */
export function completed(lock, missing) {
  const added = missing.map(({ path, name, version, dev }) => [
    path,
    { version, ...(dev && { dev }), optional: true, ...constraintsOf(name) },
  ])
  const all = [...Object.entries(lock.packages), ...added]
  all.sort(([one], [other]) => String(one).localeCompare(String(other), 'en'))
  return { ...lock, packages: Object.fromEntries(all) }
}

/**
 * Where a platform build may be installed, as its name says: `@next/swc-linux-x64-gnu`.
 * @param {string} name
 */
export function constraintsOf(name) {
  const words = name.split(/[/.-]/)
  const os = words.filter((word) => SYSTEMS.has(word)).slice(0, 1)
  const cpu = words.filter((word) => PROCESSORS.has(word)).slice(0, 1)
  const library = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : undefined
  const libc = os.includes('linux') && library ? [library] : []
  return { ...(cpu[0] && { cpu }), ...(libc[0] && { libc }), ...(os[0] && { os }) }
}
