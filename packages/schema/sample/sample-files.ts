/** The folder of the sample files in the Studio's file library. */
export const SAMPLE_FOLDER = 'b0a7c1d2-5e1f-4c3a-8f00-5a3c00000000'

const STEM = SAMPLE_FOLDER.slice(0, -4)

/** The fixed id of a sample file by its number. */
export const sampleFileId = (number: number): string => STEM + String(number).padStart(4, '0')

/** The number of a sample file by its id. */
export const sampleFileNumber = (id: string): number => Number(id.slice(STEM.length))

/** Whether an id is one of those that the set-up gives to sample files. */
export const isSampleFileId = (id: unknown): boolean =>
  typeof id === 'string' && id.startsWith(STEM) && id !== SAMPLE_FOLDER
