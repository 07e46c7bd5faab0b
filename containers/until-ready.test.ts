import { freePorts } from '../e2e/support/servers/ports.ts'
import { Problem } from '../scripts/launcher/problem.mjs'
import { untilReady } from './until-ready.ts'

test('while a setting is wrong the port says so, once in the log, and is free afterwards', async () => {
  const [port = 0] = await freePorts(1)
  const log = jest.spyOn(console, 'log').mockImplementation()
  const address = `http://127.0.0.1:${port}/any`
  const answers: [number, string][] = []
  let tries = 0
  const prepare = async () => {
    tries += 1
    if (tries > 1) {
      const answer = await fetch(address)
      expect(answer.headers.get('retry-after')).toBe('10')
      answers.push([answer.status, await answer.text()])
    }
    if (tries < 3) throw new Problem('SITE_URL is missing.')
    return 'started'
  }
  expect(await untilReady(port, prepare)).toBe('started')
  const sentence = [503, 'SITE_URL is missing.\n']
  expect(answers).toEqual([sentence, sentence])
  expect(log).toHaveBeenCalledTimes(1)
  await expect(fetch(address)).rejects.toThrow('fetch failed')
  log.mockRestore()
})

test('what is not meant for readers is only in the log', async () => {
  const [port = 0] = await freePorts(1)
  const log = jest.spyOn(console, 'log').mockImplementation()
  let text = ''
  const prepare = async () => {
    if (log.mock.calls.length === 0) throw new Error('A secret')
    text = await (await fetch(`http://127.0.0.1:${port}/`)).text()
  }
  await untilReady(port, prepare)
  expect(text).toBe('It does not start: its log says why.\n')
  expect(String(log.mock.calls)).toContain('A secret')
  log.mockRestore()
})
