import type { Gap, Rule } from './gap.ts'
import { admissionSession, schoolCalendar } from './rules/dates.ts'
import { expiredDocuments, goneDocuments, missingDocuments } from './rules/disclosure.ts'
import { missingFacts } from './rules/disclosure-facts.ts'
import { goneFiles, headingsWithoutImage, untitledPictures } from './rules/pictures.ts'
import { awaitingPages, facilities, forms, papers, strayTexts } from './rules/placeholders.ts'
import { boardResults } from './rules/results.ts'
import { sampleContent, sampleRows, sampleTexts } from './rules/samples.ts'
import { schoolIdentity, schoolLinks } from './rules/school.ts'
import type { State } from './state.ts'

const rules: Rule[] = [
  ...[schoolIdentity, schoolLinks, admissionSession],
  ...[sampleRows, sampleTexts, sampleContent],
  ...[facilities, awaitingPages, papers, forms, strayTexts],
  ...[missingDocuments, missingFacts, goneDocuments, expiredDocuments, boardResults],
  ...[untitledPictures, headingsWithoutImage, goneFiles, schoolCalendar],
]

/** Everything that is to be done before the school goes live. */
export const findGaps = (state: State, today: string): Gap[] =>
  rules.flatMap((rule) => rule(state, today))
