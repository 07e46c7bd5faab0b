/** A transfer certificate as an editor writes it, with a key in both its numbers. */
export const certificateOf = (key: string) => ({
  certificate_number: `TC/2026-${key}`,
  admission_number: `Adm ${key}`,
  name: 'Farzana Quill',
  class: 'X',
  date_of_leaving: '2026-03-31',
})
