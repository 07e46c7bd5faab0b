import 'server-only'
import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'

/** What a PDF is to its readers: text, the photograph of text, locked, or no PDF. */
export type PdfState = 'fine' | 'scan' | 'locked' | 'broken'

const ANSWER_WITHIN_MS = 30_000
const MEMORY_MB = 256

/** Looks into a PDF, in a thread that ends with it. */
export async function readPdfState(bytes: Uint8Array): Promise<PdfState> {
  // The build would otherwise take the file for something of its own to bundle.
  const file = path.join(
    /* turbopackIgnore: true */ process.cwd(),
    'lib/content-check/pdf-worker.ts',
  )
  const worker = new Worker(/* turbopackIgnore: true */ file, {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  try {
    worker.postMessage(bytes)
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
    const [state] = (await once(worker, 'message', { signal })) as [PdfState]
    return state
  } catch {
    return 'broken'
  } finally {
    await worker.terminate()
  }
}
