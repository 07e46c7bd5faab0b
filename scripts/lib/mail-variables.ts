/** What is wrong with the set of variables for letters to the office. */
export function mailProblems(given: Record<string, string>): string[] {
  const { SMTP_URL, OFFICE_EMAIL, MAIL_FROM } = given
  if (SMTP_URL) return OFFICE_EMAIL ? [] : ['OFFICE_EMAIL is missing: SMTP_URL needs it.']
  if (OFFICE_EMAIL) return ['SMTP_URL is missing: OFFICE_EMAIL belongs to it.']
  return MAIL_FROM ? ['SMTP_URL is missing: MAIL_FROM belongs to it.'] : []
}
