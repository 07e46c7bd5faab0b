import { ownValue } from '../../packages/schema/values/own-value.ts'

/** A variable that each platform without a lasting disk sets, at build or at run time. */
const PLATFORMS: Record<string, string> = {
  VERCEL: 'Vercel',
  NETLIFY: 'Netlify',
  CF_PAGES: 'Cloudflare Pages',
  AWS_LAMBDA_FUNCTION_NAME: 'AWS Lambda',
  AWS_APP_ID: 'AWS Amplify',
  K_SERVICE: 'Google Cloud Run',
  FUNCTION_TARGET: 'Google Cloud Functions',
  FUNCTIONS_WORKER_RUNTIME: 'Azure Functions',
  DYNO: 'Heroku',
}

/** Throws on a platform that deletes the files of a process: enquiries wait on disk for the CMS. */
export function assertLastingDisk(environment: NodeJS.ProcessEnv): void {
  const found = Object.entries(PLATFORMS).find(([name]) => ownValue(environment, name))
  if (!found) return
  const [name, platform] = found
  throw new Error(
    `The website cannot run on ${platform} (${name} is set): it has no lasting disk, and enquiries that wait for the CMS would be lost. docs/where-it-runs.md names where it can run.`,
  )
}
