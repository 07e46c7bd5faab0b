import { HEAD_BYTES, kindOf, type FileKind } from './file-kind.ts'

type Part = { status: number; headers: Headers; body: ReadableStream<Uint8Array> | null }

/** Kinds of files of which parts were asked for, by what the CMS calls their version. */
const kinds = new Map<string, FileKind | null>()
const MOST_KEPT = 500

/** Reads the first bytes of a stream; the body that is answered has them still. */
async function peek(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  while (length < HEAD_BYTES) {
    const { value, done } = await reader.read()
    if (done) break
    chunks.push(value)
    length += value.length
  }
  const rest = new ReadableStream<Uint8Array>({
    start: (controller) => chunks.forEach((chunk) => controller.enqueue(chunk)),
    async pull(controller) {
      const { value, done } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
  return { head: Buffer.concat(chunks).subarray(0, HEAD_BYTES), body: rest }
}

const isFromStart = ({ status, headers }: Part) =>
  status === 200 || /^bytes 0-(?:1[1-9]|[2-9]\d|\d{3,})\//.test(headers.get('content-range') ?? '')

/**
 * What a file is by its first bytes, and its body. A part from the middle does not have them: then
 * `openFirst` asks for them, once for each version of a file.
 */
export async function readHead(
  part: Part & { body: ReadableStream<Uint8Array> },
  openFirst: () => Promise<ReadableStream<Uint8Array> | null>,
  version: string,
): Promise<{ kind: FileKind | null; body: ReadableStream<Uint8Array> }> {
  if (isFromStart(part)) {
    const { head, body } = await peek(part.body)
    return { kind: kindOf(head), body }
  }
  const known = kinds.get(version)
  if (known !== undefined) return { kind: known, body: part.body }
  const first = await openFirst()
  const kind = first && kindOf(new Uint8Array(await new Response(first).arrayBuffer()))
  const [oldest] = kinds.size >= MOST_KEPT ? kinds.keys() : []
  if (oldest !== undefined) kinds.delete(oldest)
  kinds.set(version, kind)
  return { kind, body: part.body }
}
