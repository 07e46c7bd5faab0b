import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { OpenedByClick } from '@/components/embed/opened-by-click'
import { Attachment, NoticeItem, type ListedNotice } from '@/components/notices/notice-list'
import { JsonLd } from '@/components/site/json-ld'
import { RichText } from '@/components/ui/rich-text'
import { formIn } from '@/lib/content/html/embed'
import { cmsFile } from '@/lib/content/collections/columns'
import { sanitiseHtml } from '@/lib/content/html/html'
import { plainNotice } from '@/lib/content/testing/plain'
import { toXmlTree, writeHtml } from '@/lib/feeds/xml'

const notice: ListedNotice = { ...plainNotice, isPast: false }

const file = (text: string) =>
  cmsFile.parse({
    ...{ id: '11111111-2222-4333-8444-555555555555', title: text, filename_download: text },
    ...{ type: text, filesize: 9, width: null, height: null, modified_on: text },
  })

const inFeed = (text: string) =>
  writeHtml(toXmlTree(sanitiseHtml(text).root, 'https://school.example'))

/** As a visitor sees it after opening the form; before that there is no frame. */
function embedded(text: string): ReactNode {
  const form = formIn(text)
  if (!form) return text
  const link = <a href={form.href}>{text}</a>
  return (
    <OpenedByClick
      what="form"
      embed={form}
      title={text}
      link={link}
      frameClassName="w-full"
      startsOpen
    />
  )
}

const written = (show: (text: string) => ReactNode) => (text: string) =>
  renderToStaticMarkup(show(text))

/** How the site's code renders a text of each entry point. */
export const entryPoints: Record<string, (text: string) => string> = {
  'rich text': written((text) => <RichText html={sanitiseHtml(text)} />),
  'rich text of the feed': inFeed,
  'a title': written((text) => (
    <NoticeItem notice={{ ...notice, title: text }} isLatest level={2} />
  )),
  'a name, for search engines': written((text) => (
    <JsonLd things={[{ '@type': 'School', name: text, url: text }]} />
  )),
  'a file name': written((text) => <Attachment file={file(text)} />),
  'embed markup': written(embedded),
}
