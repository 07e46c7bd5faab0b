import { childHelpline } from './sexual-harassment-committee.ts'

/** The page of a body of the school, which lists its members below or above any text. */
export type Body = {
  /** The row in the page table, and the key of the members. */
  row: string
  /** The caption of the table of members. */
  title: string
  /** For bodies that visitors want to telephone: the members come first. */
  membersFirst?: true
  /** Of a helpline that is called in danger. */
  helpline?: { text: string; call: string; number: string }
}

const bodies: readonly Body[] = [
  {
    row: 'trust',
    title: 'Members of the trust',
  },
  {
    row: 'management',
    title: 'Members of the management committee',
  },
  {
    row: 'sexual_harassment_committee',
    title: 'Members of the committee',
    membersFirst: true,
    helpline: childHelpline,
  },
]

/** The body of the page with this name; a page of the school's own has a table of members too. */
export const getBody = (name: string): Body =>
  bodies.find(({ row }) => row === name) ?? { row: name, title: 'Members' }

/** The post and designation of a member in one line. */
export const describeMember = (member: { post: string | null; designation: string | null }) =>
  [member.post, member.designation].filter(Boolean).join(', ')
