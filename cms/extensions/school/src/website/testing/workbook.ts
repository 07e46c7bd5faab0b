import { deflateRawSync } from 'node:zlib'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

type Sheet = { name: string; state?: 'hidden'; rows: string; after?: string; body?: string }

/** A ZIP archive of texts and files. */
export function archiveOf(files: Readonly<Record<string, string | Uint8Array>>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const data = deflateRawSync(text)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(Buffer.byteLength(text), 18)
    common.writeUInt16LE(name.length, 22)
    const local = [Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), data]
    const end = Buffer.alloc(14)
    end.writeUInt32LE(at, 10)
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), common, end, Buffer.from(name))
    parts.push(...local)
    at += Buffer.concat(local).length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(Object.keys(files).length, 8)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, listed, end])
}

/** A file of Excel with the XML of these sheets. */
export function workbookOf(sheets: readonly Sheet[], settings = ''): Buffer {
  const relations = (list: readonly [type: string, target: string][]) =>
    `<Relationships xmlns="${RELATIONS}">${list
      .map(([type, target], index) => {
        return `<Relationship Id="r${index}" Type="${OFFICE}/${type}" Target="${target}"/>`
      })
      .join('')}</Relationships>`
  const listed = sheets.map(
    ({ name, state = 'visible' }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}" state="${state}" r:id="r${index}"/>`,
  )
  const bodies = sheets.map(({ rows, after = '', body }, index): [string, string] => [
    `xl/worksheets/part${index}.xml`,
    body ?? `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData>${after}</worksheet>`,
  ])
  return archiveOf({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${settings}<sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, index): [string, string] => ['worksheet', `worksheets/part${index}.xml`]),
      ['styles', 'styles.xml'],
    ]),
    // Style 1 is a day, style 2 a clock.
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(bodies),
  })
}

/** A row of cells with texts; `attributes` are those of the row. */
export const rowOf = (number: number, texts: readonly string[], attributes = ''): string =>
  `<row r="${number}" ${attributes}>${texts
    .map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`)
    .join('')}</row>`
