import { Problem } from '../../scripts/launcher/problem.mjs'

export type TrialPorts = {
  site: number
  secondSite: number
  cms: number
  front: number
  plain: number
  packer: number
  file: number
  database: number
}

/** Where the trial listens: PORT, CMS_PORT, FRONT_PORT, and those after them. */
export function trialPorts({ PORT, CMS_PORT, FRONT_PORT }: NodeJS.ProcessEnv): TrialPorts {
  const [site, cms, front] = [PORT ?? '3890', CMS_PORT ?? '8890', FRONT_PORT ?? '9890'].map(Number)
  if (!site || !cms || !front) throw new Problem('PORT, CMS_PORT and FRONT_PORT must be numbers.')
  return {
    ...{ site, secondSite: site + 1, cms, front },
    ...{ plain: front + 1, packer: front + 2, file: front + 3, database: front + 4 },
  }
}

/** What the address bar would show. */
export const frontUrl = ({ front }: TrialPorts): string => `https://localhost:${front}`
