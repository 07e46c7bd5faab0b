import { z } from 'zod'

const rows = z.object({ data: z.array(z.record(z.string(), z.unknown())) })

/** Every enquiry that a CMS holds. */
export async function storedEnquiries(cmsUrl: string, adminToken: string) {
  const lists = await Promise.all(
    ['admission', 'admission_form'].map(async (collection) => {
      const answer = await fetch(`${cmsUrl}/items/${collection}?limit=-1`, {
        headers: { authorization: `Bearer ${adminToken}` },
      })
      return rows.parse(await answer.json()).data
    }),
  )
  return lists.flat()
}
