import { facts } from '../../facts.ts'

/** The notice board panel beside the abacus: the same notice, as many times as specified. */
export const panelNotices: readonly string[] = Array.from(
  { length: facts.panelNotices },
  () => `Your Class will Start from ${facts.classStart}`,
)
