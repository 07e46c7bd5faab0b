const guard = new URL('./orphan-guard.mjs', import.meta.url)

/** NODE_OPTIONS that load the orphan guard into a process and into those that it starts. */
export const guardedNodeOptions = () =>
  `${process.env.NODE_OPTIONS ?? ''} --import=${guard.href}`.trim()
