/** The values of all cookies of this name in a header. */
export const cookiesOf = (header = '', name: string): string[] =>
  header.split(';').flatMap((each) => {
    const cookie = each.trim()
    return cookie.startsWith(`${name}=`) ? cookie.slice(name.length + 1) : []
  })
