/** The six groups of the navigation, in the order of the bar. */
export const groups = {
  about: 'About',
  academics: 'Academics',
  administration: 'Administration',
  admission: 'Admission',
  activities: 'Activities',
  facilities: 'Facilities',
} as const

export type Group = keyof typeof groups

export const groupIds = Object.keys(groups) as Group[]
