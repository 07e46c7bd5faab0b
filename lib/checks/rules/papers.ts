import type { Content, FileState, FileUse, Rule } from '../content.ts'
import { findingAt, type Finding } from '../finding.ts'
import { shortened } from '../html-tree.ts'

const HEAVIEST = 5 * 1024 * 1024

type Words = { fault: string; what: string; todo: string }

const OF_STATE: Partial<Record<FileState, Words>> = {
  gone: {
    fault: 'file-gone',
    what: 'is listed in the CMS, but cannot be opened',
    todo: 'Upload it again and choose the new one in its place.',
  },
  scan: {
    fault: 'paper-scan',
    what: 'is a photograph of a page: nobody can search it, hear it, or read it on a phone',
    todo: 'Upload the PDF that the word processor exports, or run the scan through text recognition (OCR). Best of all, write the text into the notice.',
  },
  locked: {
    fault: 'paper-locked',
    what: 'asks for a password, which visitors do not have',
    todo: 'Save it without a password and upload that in its place.',
  },
  broken: {
    fault: 'paper-broken',
    what: 'is damaged, or no PDF at all',
    todo: 'Export the PDF again, open it to see that it is whole, and upload that in its place.',
  },
}

const isPdf = ({ file }: FileUse) => file.type === 'application/pdf'

function wordsOf(use: FileUse, states: Content['states']): Words[] {
  const ofState = OF_STATE[states.get(use.file.id) ?? 'unknown']
  if (ofState) return [ofState]
  if (use.as !== 'paper') return []
  if (!isPdf(use))
    return [
      {
        fault: 'paper-kind',
        what: use.file.type.startsWith('image/')
          ? 'is a picture of a paper: nobody can search or hear it'
          : `is no PDF (${use.file.type}), and not everybody can open it`,
        todo: 'Upload it as a PDF, exported by the word processor.',
      },
    ]
  if ((use.file.bytes ?? 0) <= HEAVIEST) return []
  return [
    {
      fault: 'paper-heavy',
      what: 'is larger than 5 MB, which takes long and costs money on a phone',
      todo: 'Export it for the screen (“smallest file size”) and upload that in its place.',
    },
  ]
}

/** Files that cannot be had, and papers that not everybody can read. */
export const files: Rule = ({ uses, states }) =>
  uses.flatMap((use): Finding[] =>
    wordsOf(use, states).map(({ fault, what, todo }) => {
      const subject = use.as === 'paper' ? 'the paper' : 'the picture'
      const named = `${subject} “${shortened(use.file.title)}” ${what}`
      return findingAt(use, { fault, detail: use.file.id, what: named, todo })
    }),
  )
