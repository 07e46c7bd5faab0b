/** `post` is what the law or the bye-laws ask to be pointed out, such as the presiding officer. */
export type Member = { name: string; post?: string; designation: string; phone: string }

export const memberColumns = ['No.', 'Name', 'Designation', 'Telephone'] as const

/** What a member is, in one line. */
export function describeMember({ post, designation }: Member): string {
  return post ? `${post}, ${designation}` : designation
}
