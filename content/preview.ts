/** What editors read around a draft that they look at on the website. */
export const previewTexts = {
  label: 'Preview',
  notice: 'Notice',
  title: 'Preview of a draft. Visitors do not see this.',
  titlePublished: 'Preview of what is saved. Visitors see the page itself.',
  version: 'Version:',
  forms: 'Forms do not send here.',
  open: 'Open in a new tab',
  leave: 'Leave the preview',
  fresh: 'Notices that were never published:',
  refused:
    'This preview has ended, or its address is incomplete. Open it again in the CMS: each address of a preview works for an hour.',
} as const
