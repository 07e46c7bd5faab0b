import { facts } from '../../facts.ts'

/** The notice board beside the abacus text: the same notice, as often as specified. */
export const noticePanel = {
  title: 'Notice board',
  notices: Array<string>(facts.panelNotices).fill('Your Class will Start from {classStart}'),
  /** A link to the current notices. */
  more: { text: 'All notices of the school', path: '/notices' },
} as const
