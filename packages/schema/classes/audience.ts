import { plain } from '../values/written.ts'
import { listClassesIn } from './class-names.ts'
import { json, type Field } from '../fields/fields.ts'

const CLASSES = 'Nursery LKG UKG I II III IV V VI VII VIII IX X XI XII'.split(' ')
const [MOST, LONGEST] = [30, 60]

/** VI A and B, which a comma has parted, are one group again: B alone would be for nobody. */
const withSections = (groups: readonly string[]): string[] =>
  groups.reduce<string[]>((before, group) => {
    const last = before.at(-1) ?? ''
    const both = `${last}, ${group}`
    const isSection =
      listClassesIn(group).length === 0 && listClassesIn(both).length > listClassesIn(last).length
    return isSection ? [...before.slice(0, -1), both] : [...before, group]
  }, [])

/** The groups of a list, or of a text with commas as a table for the import has it, once each; null if one is no name of a group. */
function readAudience(given: unknown): string[] | null {
  const list: unknown =
    typeof given === 'string' || typeof given === 'number' ? String(given).split(/[,;\n]/) : given
  if (!Array.isArray(list) || !list.every((each) => typeof each === 'string')) return null
  const groups = [...new Set(withSections(list.map(plain).filter(Boolean)))]
  return groups.length <= MOST && groups.every(({ length }) => length <= LONGEST) ? groups : null
}

/** For whom a row is: classes, the hostel, a bus route. Without any it is for everybody. */
export function audience(): Field {
  const written = json(
    'audience',
    'For whom it is; the page of each class shows what is for it. A class, as VI or 6-A, several, as VI to X, Hostel, or a bus route, as Bus 3; press Enter after each. Empty: for everybody.',
    {
      interface: 'tags',
      options: { presets: [...CLASSES, 'Hostel'], alphabetize: false, placeholder: 'VI' },
      display: 'labels',
      display_options: { format: false },
      validation: null,
      validation_message: `Write at most ${MOST} groups, each of at most ${LONGEST} characters: VI, VI to X, Hostel, Bus 3.`,
    },
  )
  return { ...written, readList: readAudience }
}
