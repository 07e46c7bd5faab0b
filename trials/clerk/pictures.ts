import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { makePhoto } from '../../e2e/support/rows.ts'
import { GUIDE } from './guide.ts'

/** Twelve photographs of a phone, as files in a folder. */
export async function preparePhotos(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const photo = await makePhoto()
  const files = Array.from({ length: 12 }, (_, index) => join(folder, `IMG_20${index + 10}.jpg`))
  for (const file of files) await writeFile(file, photo)
  return files
}

/** A picture of the guide, with few colours. */
export async function savePicture(file: string, picture: Buffer): Promise<void> {
  const path = join(GUIDE, file)
  await mkdir(dirname(path), { recursive: true })
  const image = sharp(picture).resize(900).png({ palette: true, colours: 48, effort: 10 })
  await writeFile(path, await image.toBuffer())
}
