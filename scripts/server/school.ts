import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { readDeploySettings, type DeploySettings } from '../deploy/settings.ts'
import { readSettings, type Settings } from '../lib/environment.ts'
import { settingsOf } from './places.ts'

/** A school with its settings, parsed and as `variables` of its programs. */
export type School = {
  deploy: DeploySettings
  settings: Settings
  variables: NodeJS.Dict<string>
}

/** The settings of a school on this server; throws a Problem if its services would reject them. */
export async function readSchool(school: string): Promise<School> {
  const deploy = await readDeploySettings(settingsOf(school))
  const given = parseEnv(await readFile(settingsOf(school), 'utf8'))
  const variables = { ...deploy.defaults, ...given }
  return { deploy, settings: readSettings({ ...variables, NODE_ENV: 'production' }), variables }
}
