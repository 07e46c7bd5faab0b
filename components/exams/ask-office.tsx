/** Shown in place of a form whose embed code has no allowed address. */
export const AskOffice = ({ title }: { title: string }) => (
  <p>{title}: ask the school office for the form.</p>
)
