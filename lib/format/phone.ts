/** The `tel:` link of a formatted telephone number. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

const INDIA = '91'

/** The first number of a field in international form, +913530000000; null for a short or foreign one. */
export function internationalPhone(phone: string): string | null {
  const [first = ''] = phone.split(/[,/;]|\bor\b/)
  const digits = first.replace(/\D/g, '')
  if (first.trim().startsWith('+')) return `+${digits}`
  const national = digits.replace(/^0+(?=\d{10}$)/, '')
  return national.length === 10 ? `+${INDIA}${national}` : null
}

/** The address of a WhatsApp chat; a number of ten digits is an Indian one. */
export function chatHref(number: string): string {
  const digits = number.replace(/\D/g, '')
  return `https://wa.me/${digits.length === 10 ? INDIA + digits : digits}`
}

/** The address that opens WhatsApp with a message to share. */
export function whatsappHref(title: string, address: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`.toWellFormed())}`
}
