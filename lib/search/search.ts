import 'server-only'
import { createHash } from 'node:crypto'
import { makeEngine, type Outcome } from './engine.ts'
import { gatherFindings } from './gather.ts'
import { isSameContent, readSources, type Sources } from './sources.ts'

type Prepared = { sources: Sources; digest: string; answer: (question: string) => Outcome }

let prepared: Prepared | null = null

/**
 * The engine over the content as it is now. It is kept in memory: content that is read anew is mostly
 * the same, and preparing costs more than answering.
 */
function prepare(sources: Sources): Prepared {
  if (prepared && isSameContent(prepared.sources, sources)) return prepared
  const findings = gatherFindings(sources)
  const digest = createHash('sha256').update(JSON.stringify(findings)).digest('base64')
  const answer = prepared?.digest === digest ? prepared.answer : makeEngine(findings)
  prepared = { sources, digest, answer }
  return prepared
}

/** Searches pages, notices, staff and documents. What is asked is neither kept nor logged. */
export async function search(question: string): Promise<Outcome> {
  return prepare(await readSources()).answer(question)
}
