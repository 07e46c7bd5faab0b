import { z } from 'zod'
import { CmsRefusal, type Cms } from '../../cms/setup/client.ts'
import { Problem } from '../launcher/problem.mjs'

const FORBIDDEN = 403

const finding = z.object({ page: z.string(), what: z.string(), todo: z.string() })

export type ListedFinding = z.infer<typeof finding>

/** What the website has found that should be mended, by page. */
export async function listFindings(cms: Cms): Promise<ListedFinding[]> {
  const path = '/items/content_finding?limit=-1&sort=page,what&fields=page,what,todo'
  const rows = await cms.list(path).catch((error: unknown) => {
    if (!(error instanceof CmsRefusal) || error.status !== FORBIDDEN) throw error
    throw new Problem(
      `The CMS at ${cms.url} has no list of things to mend: set it up for this site.`,
    )
  })
  return z.array(finding).parse(rows)
}
