import { definePage } from '../page.ts'

export const principalMessage = definePage({
  path: '/PrincipalMessage',
  title: 'Principal’s message',
  summary: 'A few words from the principal to parents and students.',
  searchWords:
    'principal message from the principal desk welcome headmaster head of school प्रधानाचार्य का संदेश pradhanacharya sandesh অধ্যক্ষের বার্তা',
  aliases: ['/principal', '/message-from-the-principal', '/principals-desk'],
  picture: 'first-day',
  optional: true,
})
