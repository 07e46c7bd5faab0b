import { setTimeout as pause } from 'node:timers/promises'
import { startProgram, type ProgramOptions } from './program.ts'
import { createSupervisor } from './supervisor.ts'

const example = (code: string, isQuiet = false): ProgramOptions => ({
  isQuiet,
  title: 'The example',
  prefix: 'test',
  command: process.execPath,
  args: ['-e', code],
  cwd: __dirname,
  env: process.env,
})
const run = (code: string, isQuiet = false) => startProgram(example(code, isQuiet))

const ENDLESS = 'setInterval(() => 0, 1000)'

const lines: string[] = []
beforeEach(() => {
  lines.length = 0
  jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
})
afterEach(() => {
  jest.restoreAllMocks()
})

test('a quiet program only prints its failure', async () => {
  await run('console.log("all is well")', true).ended
  expect(lines).toEqual([])
  await run('console.log("this is why"); process.exit(3)', true).ended
  expect(lines).toEqual(['test   | this is why'])
})

test('kills a program that does not exit', async () => {
  const unwilling = run(`process.on("SIGTERM", () => 0); ${ENDLESS}; console.log("it runs")`)
  while (lines.length === 0) await pause(50)
  await unwilling.stop()
  expect((await unwilling.ended).sentence).toContain('was ended by SIGKILL')
})

test('restarts a server, prints why, and stops it for good', async () => {
  const supervisor = createSupervisor()
  const { failure } = supervisor.keep(example('process.exit(3)', true))
  await expect(failure).rejects.toThrow(
    'The example ended by itself with exit status 3. Its last lines are above.',
  )
  const restarts = () => lines.filter((line) => line.endsWith('It starts again.')).length
  while (restarts() < 2) await pause(50)
  await supervisor.stopAll()
  expect(restarts()).toBe(2)
})
