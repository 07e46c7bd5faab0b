/** The `tel:` link of a formatted telephone number. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

const INDIA = '91'

/** The address of a WhatsApp chat; a number of ten digits is an Indian one. */
export function chatHref(number: string): string {
  const digits = number.replace(/\D/g, '')
  return `https://wa.me/${digits.length === 10 ? INDIA + digits : digits}`
}

/** The address that opens WhatsApp with a message to share. */
export function whatsappHref(title: string, address: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`.toWellFormed())}`
}
