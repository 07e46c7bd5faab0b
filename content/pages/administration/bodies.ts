import type { Link } from '../../text.ts'
import { documents } from '../documents.ts'
import { childHelpline, harassmentCommitteeMembers } from './sexual-harassment-committee.ts'
import { managementMembers } from './management.ts'
import type { Member } from './members.ts'
import { trustMembers } from './trust.ts'

/** A body of the school with its own page, which lists its members below or above any text. */
export type Body = {
  /** The row in the page table. */
  row: string
  /** The caption of the table of members, and its file name. */
  title: string
  file: string
  members: readonly Member[]
  /** For bodies that visitors want to telephone: the members come first. */
  membersFirst?: true
  /** Of a helpline that is called in danger. */
  helpline?: { text: string; call: string; number: string }
  document?: { title: string; path: `/docs/${string}` }
  /** Links to further pages. */
  links: readonly Link[]
  /** Invented; the school replaces it before going live. */
  sample?: true
}

export const bodies: readonly Body[] = [
  {
    row: 'trust',
    title: 'Members of the trust',
    file: 'trust',
    members: trustMembers,
    document: documents.societyRegistration,
    links: [
      { text: 'Management committee', path: '/Management' },
      { text: 'Mandatory Public Disclosure', path: '/Disclosure' },
    ],
    sample: true,
  },
  {
    row: 'management',
    title: 'Members of the management committee',
    file: 'management',
    members: managementMembers,
    links: [
      { text: 'The trust', path: '/Trust' },
      { text: 'Our teachers', path: '/Faculty' },
      { text: 'Mandatory Public Disclosure', path: '/Disclosure' },
    ],
    sample: true,
  },
  {
    row: 'sexual_harassment_committee',
    title: 'Members of the committee',
    file: 'sexual-harassment-committee',
    members: harassmentCommitteeMembers,
    membersFirst: true,
    helpline: childHelpline,
    links: [
      { text: 'Contact the school', path: '/Contact Us' },
      { text: 'Rules and regulations', path: '/Rules&Regulations' },
      { text: 'Management committee', path: '/Management' },
    ],
    sample: true,
  },
]

/** The body of the page with this row. */
export function getBody(row: string): Body {
  const body = bodies.find((each) => each.row === row)
  if (!body) throw new Error(`No body of the school has its page at the row ${row}`)
  return body
}
