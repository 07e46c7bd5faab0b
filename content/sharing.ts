/** The words around passing a notice on. */
export const sharing = {
  title: 'Pass this notice on',
  whatsapp: 'Send by WhatsApp',
  share: 'Share',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. Copy it from the address bar.',
} as const
