import nextJest from 'next/jest.js'

const FOLDERS = ['app', 'cms', 'components', 'content', 'e2e', 'lib', 'scripts']

const withNext = nextJest({ dir: import.meta.dirname })({
  testEnvironment: 'node',
  // Modules that load again in each test take seconds on a busy machine.
  testTimeout: 30_000,
  roots: FOLDERS.map((folder) => `<rootDir>/${folder}`),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  modulePathIgnorePatterns: ['<rootDir>/\\.next', '<rootDir>/cms/node_modules/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
})

/**
 * Jest runs .mjs files as the modules they are; what Next.js would make of them is not one.
 * @param {string} pattern
 */
const leaveModulesAlone = (pattern) => pattern.replace('|mjs', '')

export default async () => {
  const { transform = {}, ...config } = await withNext()
  const entries = Object.entries(transform)
  return {
    ...config,
    // By default one core stays idle, which on two cores means half of them.
    maxWorkers: '100%',
    transform: Object.fromEntries(
      entries.map(([pattern, transformer]) => [leaveModulesAlone(pattern), transformer]),
    ),
  }
}
