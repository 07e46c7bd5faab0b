import { facts } from '../../facts.ts'

/** The notice board panel beside the abacus: the same notice, as many times as specified. */
export const noticePanel = {
  title: 'Notice board',
  notices: Array.from(
    { length: facts.panelNotices },
    () => `Your Class will Start from ${facts.classStart}`,
  ),
  /** Where the notices are that change. */
  more: { text: 'All notices of the school', path: '/notices' },
} as const
