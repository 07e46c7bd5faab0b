import { Problem } from '../launcher/problem.mjs'
import type { ExistingCms } from '../lib/environment.ts'

const AT_A_TIME = 4
const ANSWER_WITHIN_MS = 10_000

/** Which of these files the CMS cannot hand out: their record may outlive what was uploaded. */
export async function findGoneFiles(
  { url, token }: ExistingCms,
  files: readonly string[],
): Promise<Set<string>> {
  const gone = new Set<string>()
  const queue = [...files]
  const worker = async () => {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      const answer = await fetch(`${url}/assets/${id}`, {
        method: 'HEAD',
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      }).catch(() => null)
      if (!answer) throw new Problem(`The CMS at ${url} stopped answering: run the command again.`)
      if (!answer.ok) gone.add(id)
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, worker))
  return gone
}
