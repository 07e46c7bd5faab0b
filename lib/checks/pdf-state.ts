import 'server-only'
import { createThread } from './thread.ts'

/** What a PDF is to its readers: text, the photograph of text, locked, or no PDF. */
export type PdfState = 'fine' | 'scan' | 'locked' | 'broken'

const reader = createThread<Uint8Array, PdfState>('pdf-worker.ts', {
  answerWithinMs: 30_000,
  memoryMb: 256,
})

/** Looks into a PDF, in a thread that one which it cannot bear takes with it. */
export const readPdfState = (bytes: Uint8Array): Promise<PdfState> =>
  reader.ask(bytes).catch((): PdfState => 'broken')

/** Ends that thread until the next PDF. */
export const closePdfReader = (): Promise<void> => reader.end()
