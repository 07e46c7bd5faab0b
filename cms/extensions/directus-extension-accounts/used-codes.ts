// A code counts for half a minute; a clock that is a little off makes it a little more.
const REMEMBERED_MS = 120_000

/** Takes each code of a person once; to be asked before it is known whether it is right. */
export function usedCodes(now: () => number = Date.now) {
  const used = new Map<string, number>()
  return {
    /** Whether this is the first time that this person comes with this code. */
    isFirst(user: string, code: string): boolean {
      for (const [each, time] of used) if (now() - time > REMEMBERED_MS) used.delete(each)
      const key = JSON.stringify([user, code.trim()])
      if (used.has(key)) return false
      used.set(key, now())
      return true
    },
  }
}

export type UsedCodes = ReturnType<typeof usedCodes>
