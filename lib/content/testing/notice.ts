import type { Notice } from '../collections/notices.ts'

/** A published notice with nothing but what each has. */
export const plainNotice: Notice = {
  ...{ id: 1, title: 'Holiday', date: '2026-11-21', description: null, file: null },
  ...{ category: 'general', isPinned: false, publishFrom: null, publishUntil: null },
  changed: null,
}
