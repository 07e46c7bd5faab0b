import { createRequire } from 'node:module'

const load: (path: string) => unknown = createRequire(import.meta.url)

test('a package that is not included says so, and how to add it', () => {
  expect(() => load('./index.cjs')).toThrow(
    /not included\. It is one of .*\boracledb\b.*delete its two lines in cms\/package\.json/,
  )
})
