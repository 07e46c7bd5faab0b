import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { readDeploySettings, type DeploySettings } from '../deploy/settings.ts'
import { readSettings, type Settings } from '../lib/environment.ts'
import { settingsOf } from './places.ts'

/** A school as root configures it, and as its programs read it: `variables` are all its settings as texts. */
export type School = {
  deploy: DeploySettings
  settings: Settings
  variables: NodeJS.Dict<string>
}

/** The settings of a school of this server; throws a Problem with what its services would refuse. */
export async function readSchool(school: string): Promise<School> {
  const deploy = await readDeploySettings(settingsOf(school))
  const given = parseEnv(await readFile(settingsOf(school), 'utf8'))
  const variables = { ...deploy.defaults, ...given }
  return { deploy, settings: readSettings({ ...variables, NODE_ENV: 'production' }), variables }
}
