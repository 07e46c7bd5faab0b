/** `post` is a post that law or bye-laws require, such as the presiding officer. */
export type Member = { name: string; post?: string; designation: string; phone: string }

export const memberColumns = ['No.', 'Name', 'Designation', 'Telephone'] as const

/** A member in one line. */
export function describeMember({ post, designation }: Member): string {
  return post ? `${post}, ${designation}` : designation
}
