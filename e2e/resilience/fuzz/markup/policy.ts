import { readInlineScripts } from '../../../../lib/framework/inline-scripts.ts'
import { pagePolicy } from '../../../../lib/security/policy.ts'

/**
 * The site's own policy, as a page would have it that holds any of these documents: with the hash of
 * each inline script that the site takes for the framework's.
 */
export function policyOf(documents: readonly string[]): string {
  const scripts = documents.flatMap((html) => readInlineScripts(html).hashes)
  return pagePolicy({ scripts: [...new Set(scripts)] })
}
