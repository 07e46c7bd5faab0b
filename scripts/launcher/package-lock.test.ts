import { completed, constraintsOf, missingEntries, unsummedEntries } from './package-lock.ts'

const lock = () => ({
  lockfileVersion: 3,
  packages: {
    '': {},
    'node_modules/next': {
      version: '2.0.0',
      optionalDependencies: { 'swc-darwin-arm64': '2.0.0', 'swc-linux-x64-musl': '2.0.0' },
    },
    'node_modules/swc-linux-x64-musl': { version: '2.0.0', optional: true },
    'node_modules/tool': {
      version: '1.0.0',
      dev: true,
      optionalDependencies: { 'tool-win32-x64': '1.0.0', anything: '^1.0.0' },
    },
    'node_modules/zebra': { version: '1.0.0' },
  },
})

test('lists the platform builds without an entry', () => {
  expect(missingEntries(lock().packages).map(({ name }) => name)).toEqual([
    'swc-darwin-arm64',
    'tool-win32-x64',
  ])
})

test('adds them in npm’s order, and then nothing is missing', () => {
  const before = lock()
  const after = completed(before, missingEntries(before.packages))
  expect(missingEntries(after.packages)).toEqual([])
  expect(Object.keys(after.packages)).toEqual([
    '',
    'node_modules/next',
    'node_modules/swc-darwin-arm64',
    'node_modules/swc-linux-x64-musl',
    'node_modules/tool',
    'node_modules/tool-win32-x64',
    'node_modules/zebra',
  ])
  expect(after.packages).toMatchObject({
    'node_modules/tool-win32-x64': {
      version: '1.0.0',
      dev: true,
      optional: true,
      os: ['win32'],
      cpu: ['x64'],
    },
  })
})

test('finds an entry in the folder of any package above', () => {
  const packages = {
    'node_modules/a/node_modules/b': {
      version: '1.0.0',
      optionalDependencies: { 'b-linux-x64': '1.0.0' },
    },
    'node_modules/a/node_modules/b-linux-x64': { version: '1.0.0', optional: true },
  }
  expect(missingEntries(packages)).toEqual([])
})

test.each([
  ['@next/swc-linux-x64-gnu', { os: ['linux'], cpu: ['x64'], libc: ['glibc'] }],
  ['@oxc-parser/binding-linux-riscv64-musl', { os: ['linux'], cpu: ['riscv64'], libc: ['musl'] }],
  ['@unrs/resolver-binding-win32-arm64-msvc', { os: ['win32'], cpu: ['arm64'] }],
  ['@tailwindcss/oxide-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'] }],
  ['@tailwindcss/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
])('reads the platform of %s from its name', (name, constraints) => {
  expect(constraintsOf(name)).toEqual(constraints)
})

test('a package without a checksum is rejected, except a platform build that the registry lacked', () => {
  const packages = {
    '': {},
    'node_modules/summed': { version: '1.0.0', integrity: 'sha512-x' },
    'node_modules/plain': { version: '1.0.0' },
    'node_modules/fetched': {
      optional: true,
      os: ['linux'],
      resolved: 'https://registry.example/x',
    },
    'node_modules/unknown-build': { optional: true, os: ['darwin'] },
  }
  expect(unsummedEntries(packages)).toEqual(['node_modules/plain', 'node_modules/fetched'])
})
