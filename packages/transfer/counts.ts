import { printLine } from '../../scripts/launcher/progress.mjs'
import type { Report } from './report.ts'
import type { Outcome } from './rows.ts'

/** Counts outcomes, prints them by collection, and reports by name what stays as somebody has changed it. */
export function createCounts(report: Report) {
  let outcomes: (Outcome & { place: string })[] = []
  let refused = 0
  return {
    refused: () => refused,
    add(place: string, about: string, outcome: Outcome) {
      outcomes.push({ ...outcome, place })
      if (outcome.type === 'refused')
        report.about(about || place, place)('refused', 'rows and files', outcome.reason)
      if (outcome.own)
        report.about(about, place)(
          'left-out',
          'what somebody has changed since the last import, which stays (--overwrite replaces it)',
          outcome.own,
        )
    },
    print(name: string) {
      const count = (type: Outcome['type']) => outcomes.filter((each) => each.type === type).length
      refused += count('refused')
      const kept = count('kept') === 0 ? '' : `, ${count('kept')} kept (changed by somebody)`
      printLine(
        `${name}: ${count('new')} new, ${count('changed')} changed, ${count('same')} the same, ${count('refused')} refused${kept}`,
      )
      for (const { type, place, reason } of outcomes)
        if (type === 'refused') printLine(`  ${place}: ${reason ?? 'The CMS gave no reason.'}`)
      outcomes = []
    },
  }
}

export type Counts = ReturnType<typeof createCounts>
