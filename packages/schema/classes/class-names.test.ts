import { classSlug, listClassesIn, parseClass } from './class-names.ts'

const slugOf = (written: string) => {
  const found = parseClass(written)
  return found && classSlug(found)
}

test.each([
  ['VI', 'VI'],
  ['6', 'VI'],
  ['Class 6', 'VI'],
  ['CLASS-VI', 'VI'],
  ['Std. VI', 'VI'],
  ['6th', 'VI'],
  ['VIth', 'VI'],
  ['Sixth', 'VI'],
  ['6-A', 'VI-A'],
  ['6A', 'VI-A'],
  ['Class VI, Section A', 'VI-A'],
  ['कक्षा ६', 'VI'],
  ['৬ শ্রেণি', 'VI'],
  ['कक्षा 6वीं', 'VI'],
  ['६ठी', 'VI'],
  ['कक्षा पांचवी', 'V'],
  ['छठवीं', 'VI'],
  ['৬ষ্ঠ শ্রেণি', 'VI'],
  ['১০ম', 'X'],
  ['২য় শ্রেণি', 'II'],
  ['নার্সারি', 'Nursery'],
  ['Nursery A', 'Nursery-A'],
  ['Pre-Nursery', 'Pre-Nursery'],
  ['Play Group', 'Playgroup'],
  ['Toddler', 'Toddler'],
  ['L.K.G.', 'LKG'],
  ['Lower KG', 'LKG'],
  ['KG-I', 'LKG'],
  ['KG II', 'UKG'],
  ['Sr. KG', 'UKG'],
  ['KG', 'KG'],
  ['Balvatika 2', 'Balvatika-2'],
  ['XI Science', 'XI-Science'],
  ['XI (Sci.)', 'XI-Science'],
  ['11 Commerce', 'XI-Commerce'],
  ['XII', 'XII'],
  ['Hostel', null],
  ['Bus 3', null],
  ['13', null],
  ['Video lesson', null],
  ['', null],
  ['6 pupils of the school won a prize', null],
])('%s is %s', (written, slug) => {
  expect(slugOf(written)).toBe(slug)
})

test.each([
  ['VI', 'VI'],
  ['VI to VIII', 'VI VII VIII'],
  ['Classes VI-VIII', 'VI VII VIII'],
  ['कक्षा 6 से 8 तक', 'VI VII VIII'],
  ['Nursery to I', 'Nursery LKG UKG I'],
  ['VI, VIII and X', 'VI VIII X'],
  ['VIII to VI', 'VI VII VIII'],
  ['KG-I', 'LKG'],
  ['Toddler to LKG', 'Toddler Nursery LKG'],
  ['Classes IX & X', 'IX X'],
  ['Class VI to X (girls)', 'VI VII VIII IX X'],
  ['I – V (primary wing)', 'I II III IV V'],
  ['कक्षा 6 से 8 तक (छात्राएँ)', 'VI VII VIII'],
  ['Class XI (humanities)', 'XI-Humanities'],
  ['Parents (new)', ''],
  ['VI A & B', 'VI-A VI-B'],
  ['VI A, B and Hostel', 'VI-A VI-B'],
  ['VI A and VII B', 'VI-A VII-B'],
  ['XI Science & Commerce', 'XI-Science XI-Commerce'],
  ['XI Sci / Com', 'XI-Science XI-Commerce'],
  ['VI/VII', 'VI VII'],
  ['VI/A', 'VI-A'],
  ['V and I', 'V I'],
])('%s names %s', (written, slugs) => {
  expect(listClassesIn(written).map(classSlug).join(' ')).toBe(slugs)
})
