import { join } from 'node:path'

/** Where a server has what belongs to all schools. */
export const RELEASES = '/opt/school-website/releases'
export const CONFIG = '/etc/school-website'
export const UNITS = '/etc/systemd/system'

/** The folder with the settings of a school and what is generated from them. */
export const configOf = (school: string): string => join(CONFIG, school)

/** The settings of a school: what the operator wrote, and what the installation chose. */
export const settingsOf = (school: string): string => join(configOf(school), 'settings.env')
