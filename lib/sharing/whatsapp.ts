/** The address that opens WhatsApp with a message to send on; nothing is asked of it before. */
export function whatsappHref(title: string, address: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`.toWellFormed())}`
}
