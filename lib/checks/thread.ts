import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Answer, Question } from './worker.ts'

type Limits = { timeoutMs: number; memoryMb: number }

/**
 * Runs `worker.ts` in a worker thread, so that no visitor waits for it. `ask` processes one
 * question at a time; it rejects if the thread exits or the question times out, and the next
 * question starts a new thread.
 */
export function createThread({ timeoutMs, memoryMb }: Limits) {
  // Without the comment the build would bundle the file.
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/checks/worker.ts')
  let worker: Worker | undefined

  function start(): Worker {
    const started = new Worker(/* turbopackIgnore: true */ file, {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    })
    started.unref()
    return started
  }

  async function end(): Promise<void> {
    const ended = worker
    worker = undefined
    await ended?.terminate()
  }

  async function ask<Asked extends Question>(question: Asked): Promise<Answer<Asked>> {
    worker ??= start()
    try {
      worker.postMessage(question)
      const signal = AbortSignal.timeout(timeoutMs)
      const [answer] = (await once(worker, 'message', { signal })) as [Answer<Asked>]
      return answer
    } catch (error) {
      await end()
      throw error
    }
  }

  return { ask, end }
}
