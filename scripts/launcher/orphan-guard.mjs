// Ends a process as soon as the one that started it is gone: a killed command leaves no server behind on
// its port. Loaded first into every Node process below a command. A thread looks, as a process that
// builds or starts can be busy for seconds.
import { isMainThread, Worker } from 'node:worker_threads'
import { guardVariables } from './guarded.mjs'

const { PARENT_PID } = process.env
if (isMainThread && PARENT_PID) {
  const workerData = { named: Number(PARENT_PID), parent: process.ppid }
  new Worker(new URL('./parent-watch.mjs', import.meta.url), { workerData, execArgv: [] }).unref()
  Object.assign(process.env, guardVariables())
}
