import { z } from 'zod'

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null)

const figure = z
  .number()
  .nullish()
  .transform((value) => value ?? null)

/** Only a web address may be linked to. */
const link = text.transform((value) => (value && /^https?:\/\//.test(value) ? value : null))

/** The columns of the record of facts; one that nobody has filled in is null. */
export const statedFacts = z.object({
  // Empty, but there: without it, this is not the record.
  principal_name: z
    .string()
    .nullable()
    .transform((value) => value?.trim() || null),
  principal_qualification: text,
  ...{ vice_principal: text, headmistress: text },
  ...{ pgt: figure, tgt: figure, prt: figure, sections: figure },
  ...{ special_educator: text, counsellor: text },
  ...{ campus_area: figure, classrooms: figure, classroom_size: text },
  ...{ laboratories: figure, laboratory_size: text, internet: text },
  ...{ girls_toilets: figure, boys_toilets: figure, inspection_video: link },
})

const kept = z.object({
  date_created: z.string().nullish(),
  date_updated: z.string().nullish(),
})

/** The one record of facts; a field that nobody filled in is null. */
export const disclosureFacts = statedFacts
  .and(kept)
  .transform(({ date_created, date_updated, ...row }) => ({
    principal: row.principal_name,
    qualification: row.principal_qualification,
    vicePrincipal: row.vice_principal,
    headmistress: row.headmistress,
    teachers: { pgt: row.pgt, tgt: row.tgt, prt: row.prt },
    sections: row.sections,
    specialEducator: row.special_educator,
    counsellor: row.counsellor,
    campusArea: row.campus_area,
    classrooms: { number: row.classrooms, size: row.classroom_size },
    laboratories: { number: row.laboratories, size: row.laboratory_size },
    internet: row.internet,
    girlsToilets: row.girls_toilets,
    boysToilets: row.boys_toilets,
    inspectionVideo: row.inspection_video,
    changed: date_updated ?? date_created ?? null,
    isEmpty: Object.values(row).every((value) => value === null),
  }))

export type DisclosureFacts = z.infer<typeof disclosureFacts>
