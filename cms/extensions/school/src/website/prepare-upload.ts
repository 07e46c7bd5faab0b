import { parse } from 'node:path'
import sharp from 'sharp'
import { MAX_PICTURE_SIDE } from 'school-schema/files/pictures'
import { contentTooLarge, invalidPayload } from '../shared.ts'
import { runProgram } from './run-program.ts'

/** The kind of a file by its first bytes, not by its name. */
type FileKind = {
  type: string
  /** The usual extensions; the first one replaces any other. */
  endings: readonly [string, ...string[]]
}

const HEAD_BYTES = 12

// A dot is any byte. The signature must be at the start: a page or a script that contains a PDF is
// not a PDF.
const KINDS: readonly [beginning: RegExp, kind: FileKind][] = [
  [/^%PDF-/, { type: 'application/pdf', endings: ['.pdf'] }],
  [/^\xff\xd8\xff/, { type: 'image/jpeg', endings: ['.jpg', '.jpeg'] }],
  [/^\x89PNG\r\n\x1a\n/, { type: 'image/png', endings: ['.png'] }],
  [/^RIFF[\s\S]{4}WEBP/, { type: 'image/webp', endings: ['.webp'] }],
]

function kindOf(bytes: Uint8Array): FileKind | null {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1')
  return KINDS.find(([beginning]) => beginning.test(head))?.[1] ?? null
}

/** What is stored: the bytes, and the type and name that belong to them. */
export type Prepared = { bytes: Buffer; type: string; name: string }

export const MAX_BYTES = 20 * 1024 * 1024
export const TOO_LARGE =
  'The file is larger than 20 MB. Save a photograph as JPEG, or send it in the size “Large”; export a PDF with the option “smallest file size”.'

/** Readers accept this many bytes before the header of a PDF. */
const PDF_HEADER_WITHIN = 1_024
const CONVERSION = { milliseconds: 60_000, outputBytes: 32 * 1024 * 1024 }

const ALLOWED =
  'The website takes photographs (JPEG, PNG, WebP, or HEIC from an iPhone) and PDF documents.'
const SEND_AS_JPEG =
  'On an iPhone, choose Settings, Camera, Formats, Most Compatible; or send the photograph to yourself by e-mail in the size “Large”.'

const refused = (name: string, refusal: string, advice: string): Error =>
  invalidPayload(`“${name}” ${refusal} ${ALLOWED} ${advice}`)

/**
 * Converts an upload into a file that the website can show: the type and name follow from the bytes, a HEIC or
 * too large photograph becomes a JPEG, and bytes before the header of a PDF are removed. Throws an
 * error with the reason and advice for everything else.
 */
export async function prepareUpload(bytes: Buffer, name: string): Promise<Prepared> {
  if (bytes.length > MAX_BYTES) throw contentTooLarge(TOO_LARGE)
  const found = kindOf(bytes)
  if (found && found.type !== 'application/pdf') return preparePicture(bytes, name)
  if (isHeif(bytes)) return convert(bytes, name)
  const start = bytes.subarray(0, PDF_HEADER_WITHIN).indexOf('%PDF-')
  if (start === -1) throw refused(name, ...reasonFor(bytes, name))
  return named(bytes.subarray(start), name)
}

/** Why an upload would be refused; null if it is accepted. */
export const refusalOf = (bytes: Buffer, name: string): Promise<string | null> =>
  prepareUpload(bytes, name).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )

const isHeif = (bytes: Buffer) => bytes.subarray(4, 8).toString('latin1') === 'ftyp'

/** Word, Excel and PowerPoint: a ZIP file, or before 2007 an OLE file. */
const isOffice = (bytes: Buffer, name: string) =>
  /^(?:504b0304|d0cf11e0)/.test(bytes.toString('hex', 0, 4)) &&
  /\.(?:doc|xls|ppt|od[tsp])[xm]?$/i.test(name)

function reasonFor(bytes: Buffer, name: string): [refusal: string, advice: string] {
  if (isOffice(bytes, name)) {
    return [
      'is a document of Word, Excel or PowerPoint, which many phones cannot open.',
      'In the program choose File, Save As, PDF, and upload the PDF.',
    ]
  }
  const refusal = bytes.length === 0 ? 'is empty.' : 'is no photograph or PDF that can be read.'
  return [refusal, 'Save it as PDF or as JPEG, and upload that.']
}

/** Pictures that Directus can convert are stored as they are. */
async function preparePicture(bytes: Buffer, name: string): Promise<Prepared> {
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }))
  if (Math.max(size.width, size.height) > MAX_PICTURE_SIDE) return convert(bytes, name)
  // Reads all of it, as visitors' sizes are made from all of it.
  const converted = sharp(bytes, { failOn: 'truncated', sequentialRead: true })
    .resize(320)
    .toBuffer()
  await converted.catch(() => {
    throw damaged(name)
  })
  return named(bytes, name)
}

const damaged = (name: string) =>
  refused(name, 'is damaged or incomplete.', `Send the photograph again as JPEG. ${SEND_AS_JPEG}`)

async function convert(bytes: Buffer, name: string): Promise<Prepared> {
  const converted = await runProgram('convert-picture.js', bytes, CONVERSION).catch(() => {
    throw damaged(name)
  })
  return named(converted, name)
}

/** The name gets the ending of the content, unless it has one that fits. */
function named(bytes: Buffer, name: string): Prepared {
  const kind = kindOf(bytes)
  if (!kind) throw damaged(name)
  const { name: stem, ext } = parse(name)
  const fits = kind.endings.includes(ext.toLowerCase())
  return { bytes, type: kind.type, name: fits ? name : `${stem}${kind.endings[0]}` }
}
