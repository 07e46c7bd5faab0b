/** How many characters a password has at least; `cms/setup/settings.ts` tells Directus the same. */
export const SHORTEST = 15

const LOOKS_LIKE: Record<string, string> = {
  ...{ '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's', '7': 't' },
}

/** A word as somebody means it who writes pa$$w0rd. */
export const plain = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[@431!0$57]/g, (sign) => LOOKS_LIKE[sign] ?? sign)
