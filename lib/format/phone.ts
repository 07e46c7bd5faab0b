/** The link that dials a telephone number as it is written for people. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

/** The address that opens WhatsApp with a message to send on; nothing is asked of it before. */
export function whatsappHref(title: string, address: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`.toWellFormed())}`
}
