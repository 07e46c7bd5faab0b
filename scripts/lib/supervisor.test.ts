import { createSupervisor } from './supervisor.ts'

const describeProgram = (code: string) => () => ({
  isQuiet: true,
  title: 'The example',
  prefix: 'test',
  command: process.execPath,
  args: ['-e', code],
  cwd: __dirname,
  env: process.env,
})

const lines: string[] = []
beforeEach(() => {
  lines.length = 0
  jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
})
afterEach(() => {
  jest.restoreAllMocks()
})

test('starts a server again with growing pauses, and says why', async () => {
  const server = createSupervisor().keep(describeProgram('process.exit(3)'))
  await expect(server.failure).rejects.toThrow(
    'The example ended by itself with exit status 3. Its last lines are above.',
  )
  const saysTwoSeconds = () => lines.some((line) => line.endsWith('It starts again in 2 s.'))
  while (!saysTwoSeconds()) await new Promise((resolve) => setImmediate(resolve))
  await server.stop()
  expect(lines.filter((line) => line.includes('It starts again in 1 s.'))).toHaveLength(1)
})

test('a restart on request has no pause, and a stop is final', async () => {
  let starts = 0
  const server = createSupervisor().keep(() => {
    starts += 1
    return describeProgram('setInterval(() => 0, 1000)')()
  })
  await server.restart()
  expect(starts).toBe(2)
  await server.stop()
  expect(starts).toBe(2)
  expect(lines).toEqual([])
})
