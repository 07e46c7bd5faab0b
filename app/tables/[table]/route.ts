import { getSchool } from '@/lib/content/collections/school'
import { toCsv } from 'school-schema/csv'
import { attachment } from '@/lib/format/file'
import { tables } from '@/lib/feeds/tables'
import { fileHeaders } from '@/lib/security/policy'

type Context = { params: Promise<{ table: string }> }

/** Any other name falls through to the 404 page. */
export const dynamicParams = false

export function generateStaticParams(): { table: string }[] {
  return tables.map(({ name }) => ({ table: `${name}.csv` }))
}

/** A table of the site as a CSV file. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const file = (await params).table
  const table = tables.find(({ name }) => `${name}.csv` === file)
  if (!table) return new Response('Not Found', { status: 404 })
  const [school, rows] = await Promise.all([getSchool(), table.rows()])
  return new Response(toCsv([table.columns, ...rows]), {
    headers: {
      ...fileHeaders('text/csv'),
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': attachment(file, `${school.name} - ${table.title}.csv`),
      // Search engines should index the page that shows the table.
      'x-robots-tag': 'noindex',
    },
  })
}
