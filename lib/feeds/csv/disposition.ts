/** The characters that RFC 8187 wants encoded and encodeURIComponent leaves as they are. */
const LEFT_OVER = /['()*]/g

const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`

/**
 * The header that has a file saved: `name` in any script, `plain` in ASCII for a program that does
 * not know RFC 6266.
 */
export function attachment(plain: string, name: string): string {
  const encoded = encodeURIComponent(name.replace(/[\\/:*?"<>|\p{Cc}\p{Cs}]+/gu, ' ')).replace(
    LEFT_OVER,
    percent,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
