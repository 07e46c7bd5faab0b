/** In place of a form whose markup frames none of ours. */
export const AskOffice = ({ title }: { title: string }) => (
  <p>{title}: ask the school office for the form.</p>
)
