import { expect } from '@playwright/test'

/** Within this time a condition must be reported. */
export const REPORTED = { timeout: 60_000 }

/** The conditions that a site reports, by name. */
export async function conditionsOf(siteUrl: string): Promise<string[]> {
  const answer = await fetch(`${siteUrl}/api/health`)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { conditions: string[] }).conditions
}

/** 200, or 503 while visitors are affected. */
export const readyStatusOf = async (siteUrl: string): Promise<number> =>
  (await fetch(`${siteUrl}/api/ready`)).status
