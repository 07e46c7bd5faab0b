import { expect, type Locator, type Page } from '@playwright/test'

/**
 * One thing that the specification says of a route, in its own words. Expected values are written
 * out once more here, so that no change of the content slips through.
 */
export type Row = {
  route: string
  says: string
  prove: (page: Page) => Promise<void>
}

type Proof = [says: string, prove: Row['prove']]

/** The rows of one route. */
export function rowsOf(route: string, ...proofs: Proof[]): Row[] {
  return proofs.map(([says, prove]) => ({ route, says, prove }))
}

export const main = (page: Page): Locator => page.getByRole('main')

/** Every one of these words stands on the page itself, not in its frame. */
export function shows(...words: string[]): Row['prove'] {
  return async (page) => {
    for (const each of words) await expect(main(page)).toContainText(each)
  }
}

/** A link of this name leads to this address. */
export function leadsTo(name: string | RegExp, href: string | RegExp): Row['prove'] {
  return async (page) => {
    await expect(main(page).getByRole('link', { name }).first()).toHaveAttribute('href', href)
  }
}

/** The table of this caption has these column headings, and this many rows below them. */
export function hasTable(
  caption: string | RegExp,
  columns: string[],
  rows?: number | RegExp,
): Row['prove'] {
  return async (page) => {
    const table = main(page).getByRole('table', { name: caption })
    await expect(table.getByRole('columnheader')).toHaveText(columns)
    if (typeof rows === 'number') await expect(table.locator('tbody tr')).toHaveCount(rows)
  }
}

/** The parts of the page that are found so are as many, and each says this. */
export async function expectEach(parts: Locator, count: number, text?: string | RegExp) {
  await expect(parts).toHaveCount(count)
  if (text === undefined) return
  for (const part of await parts.all()) await expect(part).toContainText(text)
}
