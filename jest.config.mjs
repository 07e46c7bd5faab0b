import nextJest from 'next/jest.js'

const FOLDERS = [
  'app',
  'cms',
  'components',
  'containers',
  'content',
  'e2e',
  'lib',
  'packages',
  'scripts',
]

const withNext = nextJest({ dir: import.meta.dirname })({
  testEnvironment: 'node',
  // It only ends a test that hangs: no test measures the machine.
  testTimeout: 300_000,
  roots: FOLDERS.map((folder) => `<rootDir>/${folder}`),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  modulePathIgnorePatterns: ['<rootDir>/\\.next', '<rootDir>/cms/node_modules/'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^next/cache$': '<rootDir>/lib/testing/next-cache.ts',
    // The messages of zod in fifty languages, which each test file would load.
    '^\\.\\./locales/index\\.cjs$': '<rootDir>/node_modules/zod/v4/locales/en.cjs',
  },
})

/**
 * Jest runs .mjs files as native modules; the transform of Next.js would turn them into CommonJS.
 * @param {string} pattern
 */
const leaveModulesAlone = (pattern) => pattern.replace('|mjs', '')

export default async () => {
  const { transform = {}, ...config } = await withNext()
  const entries = Object.entries(transform)
  return {
    ...config,
    // By default one core stays idle: half of them on two cores.
    maxWorkers: '100%',
    // A worker without open handles takes half a second to free its memory on a slow machine.
    workerGracefulExitTimeout: 10_000,
    transform: Object.fromEntries(
      entries.map(([pattern, transformer]) => [leaveModulesAlone(pattern), transformer]),
    ),
  }
}
