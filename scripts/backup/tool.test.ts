import { runTool } from './tool.ts'

const run = (command: string, script: string, onLine = (_: string) => undefined) =>
  runTool({ command, args: ['-c', script], env: {}, debianPackage: 'a-package' }, onLine)

test('a missing program is reported with its package', async () => {
  await expect(run('no-such-program', '')).rejects.toThrow(
    'no-such-program is missing: apt-get install a-package',
  )
})

test('a failure has one line: PostgreSQL quotes rows in the following ones', async () => {
  const script =
    'echo note >&2; echo "x: error: duplicate key" >&2; echo "DETAIL: Asha" >&2; exit 3'
  await expect(run('sh', script)).rejects.toThrow(/^sh failed \(3\): x: error: duplicate key$/)
})

test('lines end with a line feed only', async () => {
  const lines: string[] = []
  await run('sh', "printf 'one\\342\\200\\250two\\r\\nthree'", (line) => void lines.push(line))
  expect(lines).toEqual(['one\u2028two\r', 'three'])
})
