/** Words in the names of platform builds, and Node's names for them. */
const SYSTEMS = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  win32: 'win32',
}
const PROCESSORS = {
  arm: 'arm',
  arm64: 'arm64',
  ia32: 'ia32',
  loong64: 'loong64',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  wasm32: 'wasm32',
  x64: 'x64',
}
const LIBRARIES = { gnu: 'glibc', musl: 'musl' }

/**
 * Where a platform build may be installed, as its name says: `@next/swc-linux-x64-gnu`.
 * @param {string} name
 */
export function constraintsOf(name) {
  const words = name.split(/[/.-]/)
  const os = pick(SYSTEMS, words)
  const cpu = pick(PROCESSORS, words)
  const libc = os === 'linux' ? pick(LIBRARIES, words) : undefined
  return { ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }), ...(os && { os: [os] }) }
}

/**
 * @param {Record<string, string>} meanings
 * @param {string[]} words
 */
const pick = (meanings, words) => words.map((word) => meanings[word]).find(Boolean)
