/** A text of the CMS. Its languages are marked as those of all others are, by lib/jsx. */
export const MarkedText = ({ text }: { text: string | null | undefined }) => <>{text}</>
