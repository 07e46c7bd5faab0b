/** Where lines may break in what is longer than a line of large text: an address, and words joined by slashes. */
const BREAKS = { address: /(?=[@.])/, slashes: /(?<=\/)/ }

/** A text without spaces that may break at its signs. */
export const Breakable = ({ text, at }: { text: string; at: keyof typeof BREAKS }) =>
  text.split(BREAKS[at]).flatMap((part, index) => (index > 0 ? [<wbr key={index} />, part] : part))
