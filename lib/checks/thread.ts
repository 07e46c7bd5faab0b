import 'server-only'
import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'

/** Code that runs beside the site, from its own file in this folder: no visitor waits for it. */
export type Thread<Question, Answer> = {
  /** Asks one question at a time; rejects when the thread dies of it or takes too long. */
  ask: (question: Question) => Promise<Answer>
  end: () => Promise<void>
}

type Limits = { answerWithinMs: number; memoryMb: number }

/** A thread that starts with the first question, and anew with the next one after it has died. */
export function createThread<Question, Answer>(
  name: 'pdf-worker.ts' | 'find-worker.ts',
  { answerWithinMs, memoryMb }: Limits,
): Thread<Question, Answer> {
  // The build would otherwise take the file for something of its own to bundle.
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/checks', name)
  let worker: Worker | undefined

  function start(): Worker {
    const started = new Worker(/* turbopackIgnore: true */ file, {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      // Modules that are for the server alone say so to bundlers; here is no bundler.
      execArgv: ['--conditions=react-server'],
    })
    started.unref()
    return started
  }

  async function end(): Promise<void> {
    const ended = worker
    worker = undefined
    await ended?.terminate()
  }

  async function ask(question: Question): Promise<Answer> {
    worker ??= start()
    try {
      worker.postMessage(question)
      const signal = AbortSignal.timeout(answerWithinMs)
      const [answer] = (await once(worker, 'message', { signal })) as [Answer]
      return answer
    } catch (error) {
      await end()
      throw error
    }
  }

  return { ask, end }
}
