import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeCertificate, readCertificate } from '../../../scripts/lib/certificate.ts'
import { pinOf, startFront, type Tls } from './front.ts'
import type { LighthouseOptions } from './options.ts'
import { frontUrl } from './ports.ts'
import { untilQuiet } from './quiet.ts'
import type { Visits } from './sum-up.ts'
import { asServed, pageVariant, withoutScripts, type Variant } from './variants.ts'
import { categories, visit, type Visit } from './visit.ts'

export type Visitor = {
  /** @param skipped audits that do not apply to the page */
  visit: (href: string, skipped: string[]) => Promise<Visits>
  close: () => Promise<void>
}

/** Visits a page as served and without its scripts in turns, behind a front, so that times compare. */
export async function openTimed(
  origin: string,
  frontPort: number,
  { runs, bare: bareRuns = runs, control, beside, applied }: LighthouseOptions,
): Promise<Visitor> {
  const tls = await makeTls()
  const front = await startFront(frontPort, tls)
  const pin = pinOf(tls.cert)

  const visitAs = async (
    variant: Variant,
    href: string,
    only: string[],
    skipped: string[] = [],
  ) => {
    front.show(variant)
    await untilQuiet()
    const throttlingMethod = applied ? 'devtools' : 'simulate'
    const flags = { onlyCategories: only, skipAudits: skipped, throttlingMethod } as const
    return visit({ address: frontUrl(frontPort) + href, pin, flags })
  }
  return {
    async visit(href, skipped) {
      const [page, bare, other]: [Visit[], Visit[], Visit[]] = [[], [], []]
      const shown = pageVariant(origin, control)
      const naked = { name: 'bare', origin, change: withoutScripts }
      for (let run = 0; run < runs; run += 1) {
        // What is not about time is the same each time.
        const judged = run === 0 ? [...categories] : ['performance']
        page.push(await visitAs(shown, href, judged, skipped))
        if (run < bareRuns) bare.push(await visitAs(naked, href, ['performance']))
        if (!beside) continue
        const { origin: elsewhere, pathname, search } = new URL(beside)
        const besides = { name: 'beside', origin: elsewhere, change: asServed }
        other.push(await visitAs(besides, pathname + search, ['performance']))
      }
      return { page, bare, ...(beside && { beside: other }) }
    },
    close: async () => front.stop(),
  }
}

async function makeTls(): Promise<Tls> {
  const folder = await mkdtemp(join(tmpdir(), 'school-website-lighthouse-'))
  try {
    return await readCertificate(makeCertificate(folder))
  } finally {
    await rm(folder, { recursive: true })
  }
}
