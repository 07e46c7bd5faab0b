import { join } from 'node:path'

/** The folder of the releases, shared by all schools. */
export const RELEASES = '/opt/school-website/releases'
export const CONFIG = '/etc/school-website'
export const UNITS = '/etc/systemd/system'

/** The folder with the settings of a school and the files generated from them. */
export const configOf = (school: string): string => join(CONFIG, school)

/** The settings file of a school: the operator's settings and those that the installation chose. */
export const settingsOf = (school: string): string => join(configOf(school), 'settings.env')
