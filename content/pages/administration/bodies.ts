import type { BodyName } from 'school-schema/model/people'
import type { Link } from '../../text.ts'
import { documents } from '../documents.ts'
import { childHelpline } from './sexual-harassment-committee.ts'

/** The page of a body of the school, which lists its members below or above any text. */
export type Body = {
  /** The row in the page table, and the key of the members. */
  row: BodyName
  /** The caption of the table of members, and its file name. */
  title: string
  file: string
  /** For bodies that visitors want to telephone: the members come first. */
  membersFirst?: true
  /** Of a helpline that is called in danger. */
  helpline?: { text: string; call: string; number: string }
  document?: { title: string; path: `/docs/${string}` }
  /** Links to further pages. */
  links: readonly Link[]
}

export const bodies: readonly Body[] = [
  {
    row: 'trust',
    title: 'Members of the trust',
    file: 'trust',
    document: documents.societyRegistration,
    links: [
      { text: 'Management committee', path: '/Management' },
      { text: 'Mandatory Public Disclosure', path: '/Disclosure' },
    ],
  },
  {
    row: 'management',
    title: 'Members of the management committee',
    file: 'management',
    links: [
      { text: 'The trust', path: '/Trust' },
      { text: 'Our teachers', path: '/Faculty' },
      { text: 'Mandatory Public Disclosure', path: '/Disclosure' },
    ],
  },
  {
    row: 'sexual_harassment_committee',
    title: 'Members of the committee',
    file: 'sexual-harassment-committee',
    membersFirst: true,
    helpline: childHelpline,
    links: [
      { text: 'Contact the school', path: '/Contact Us' },
      { text: 'Rules and regulations', path: '/Rules&Regulations' },
      { text: 'Management committee', path: '/Management' },
    ],
  },
]

/** The body of the page with this row. */
export function getBody(row: string): Body {
  const body = bodies.find((each) => each.row === row)
  if (!body) throw new Error(`No body of the school has its page at the row ${row}`)
  return body
}

export const memberColumns = ['No.', 'Name', 'Designation', 'Telephone'] as const

/** Shown while the CMS has no member of a body. */
export const noMembers = 'We will add the members here. Please ask the school office.'

/** The post and designation of a member in one line. */
export const describeMember = (member: { post: string | null; designation: string | null }) =>
  [member.post, member.designation].filter(Boolean).join(', ')
