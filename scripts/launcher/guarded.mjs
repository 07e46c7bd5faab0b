const guard = new URL('./orphan-guard.mjs', import.meta.url).href

/**
 * The variables by which a Node program, and all that it starts, ends with this process
 * (`orphan-guard.mjs`). The parent names itself, as it may die before its child looks for it.
 */
export function guardVariables() {
  const { NODE_OPTIONS = '' } = process.env
  return {
    PARENT_PID: String(process.pid),
    NODE_OPTIONS: NODE_OPTIONS.includes(guard)
      ? NODE_OPTIONS
      : `${NODE_OPTIONS} --import=${guard}`.trim(),
  }
}
