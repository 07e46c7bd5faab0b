/** The texts around a preview, for editors. */
export const previewTexts = {
  label: 'Preview',
  notice: 'Notice',
  title: 'Preview with drafts. Visitors see only what is published.',
  forms: 'Forms do not send here.',
  open: 'Open in a new tab',
  leave: 'Leave the preview',
  refused:
    'This preview has ended, or its address is incomplete. Open it again in the CMS: each address of a preview works for an hour.',
} as const
