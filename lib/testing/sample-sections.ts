import { sampleRows } from 'school-schema/sample/sample'
import { sectionsSource, type Section } from '../sections/sections.ts'

/** The sections of the sample school, as the website reads them. */
export const sampleSections: Section[] = sectionsSource.answer.parse(
  sampleRows('section', '2026-11-24').map((row, index) => ({ ...row, id: index + 1 })),
)
