import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { END_WITH_PARENT } from './end-with-parent.mjs'

/** A program with a worker, from which it gets one answer. */
const PROGRAM = `
  const { fork } = require('node:child_process')
  const { writeFileSync } = require('node:fs')
  const file = require('node:path').join(require('node:os').tmpdir(), 'worker-' + process.pid + '.cjs')
  writeFileSync(file, "process.on('message', (text) => process.send(text + ' back'))")
  const worker = fork(file)
  worker.send('there and')
  worker.on('message', (text) => process.send(text))
  setInterval(() => {}, 1000)`

test('a program ends with its parent, and its workers are not affected', async () => {
  const child = spawn(process.execPath, [...END_WITH_PARENT, '-e', PROGRAM], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  expect(await once(child, 'message')).toEqual(['there and back', undefined])
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([1, null])
}, 20_000)
