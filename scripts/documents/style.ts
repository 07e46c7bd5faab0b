import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import tailwind from '../../tailwind.config.ts'

const { paper, ink, flame, marigold, line } = tailwind.theme.extend.colors

/** As data, since a page without an address may not read files. */
function face(family: string, weight: number, file: string): string {
  const data = readFileSync(join(import.meta.dirname, file)).toString('base64')
  const src = `url(data:font/woff2;base64,${data}) format('woff2')`
  return `@font-face { font-family: ${family}; font-weight: ${weight}; src: ${src} }`
}

/** The fonts of the website, and its palette on A4. */
export const style = `
  ${face('Fraunces', 600, '../../public/fonts/fraunces-latin-600-normal.woff2')}
  ${face('Mukta', 400, '../../public/fonts/mukta-latin-400-normal.woff2')}

  @page {
    size: A4;
    margin: 18mm 20mm 20mm;
    @top-right {
      content: 'SAMPLE';
      font: 600 11pt Fraunces;
      letter-spacing: 2pt;
      color: ${flame.DEFAULT};
    }
    @bottom-left {
      content: 'SAMPLE: not a document of any school or authority';
      font: 9pt Mukta;
      color: ${ink.soft};
    }
    @bottom-right {
      content: 'Page ' counter(page) ' of ' counter(pages);
      font: 9pt Mukta;
      color: ${ink.soft};
    }
  }
  @page :first { @top-right { content: none } }
  * { box-sizing: border-box; print-color-adjust: exact }
  body { margin: 0; font: 10.5pt/1.45 Mukta; color: ${ink.DEFAULT};
    /* Otherwise the letters stand where a screen's pixels would be. */
    text-rendering: geometricPrecision;
    /* Not every reader copies or finds a ligature as its letters. */
    font-variant-ligatures: none }
  h1, h2 { font-family: Fraunces; font-weight: 600; line-height: 1.2; text-wrap: balance }
  h1 { font-size: 22pt; margin: 6mm 0 3mm }
  h2 { font-size: 13pt; margin: 6mm 0 2mm; break-after: avoid }
  p { margin: 0 0 3mm; max-width: 75ch; text-wrap: pretty }
  ul { margin: 0 0 3mm; padding-left: 5mm }
  li::marker { color: ${flame.DEFAULT} }

  header { display: flex; align-items: center; gap: 4mm; padding-bottom: 3mm;
    border-bottom: 1.5pt solid ${flame.DEFAULT} }
  header svg { width: 11mm; height: 11mm }
  header p { margin: 0; line-height: 1.35 }
  header .name { font: 600 14pt/1.2 Fraunces }
  header .sample { margin-left: auto; padding: 1mm 4mm; border-radius: 1mm;
    font: 600 11pt/1.45 Fraunces; letter-spacing: 2pt; color: ${paper.DEFAULT}; background: ${flame.DEFAULT} }
  .warning { padding: 2mm 4mm; max-width: none; background: ${marigold.tint};
    border-left: 2pt solid ${marigold.DEFAULT} }

  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
  th, td { padding: 1.1mm 2.5mm; border: 0.5pt solid ${line}; text-align: left;
    vertical-align: top }
  th { font: 600 10pt/1.45 Fraunces }
  thead th, .fields th { background: ${paper.deep} }
  tr { break-inside: avoid; height: 7.5mm }
  .fields th { width: 42% }
`
