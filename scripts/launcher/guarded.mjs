const guard = new URL('./orphan-guard.mjs', import.meta.url)

/**
 * NODE_OPTIONS that load the orphan guard into a process and into those that it starts.
 * @param {{ atOnce?: boolean }} [options] `atOnce` for what needs no time to end well
 */
export const guardedNodeOptions = ({ atOnce = false } = {}) =>
  `${process.env.NODE_OPTIONS ?? ''} --import=${guard.href}${atOnce ? '?at-once' : ''}`.trim()
