import { fill } from 'school-schema/values/fill'
import { useState, type ReactNode } from 'react'
import { Page } from 'react-pdf'
import TextLayer from 'react-pdf/dist/Page/TextLayer.js'
import { PartMessage, Waiting } from '@/components/page/optional-part'
import type { Messages } from '@/lib/messages/messages'

export type PdfTexts = Messages['documents'] & Pick<Messages['common'], 'loading'>

export type PdfIcons = Record<'previous' | 'next', ReactNode>

type ControlProps = {
  name: string
  icon: ReactNode
  /** Null at the first or last page. The button stays focusable. */
  onClick: (() => void) | null
}

function Control({ name, icon, onClick }: ControlProps) {
  return (
    <button
      type="button"
      onClick={() => onClick?.()}
      aria-label={name}
      aria-disabled={onClick === null}
      title={name}
      className="inline-flex size-11 items-center justify-center rounded-card border border-ink-soft bg-paper hover:bg-marigold-tint aria-disabled:cursor-default aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-ink-soft"
    >
      {icon}
    </button>
  )
}

type PageProps = {
  page: number
  pages: number
  onPage: (page: number) => void
  icons: PdfIcons
  texts: PdfTexts
}

/** Turns pages. The page is also announced to screen readers. */
export function PageControls({ page, pages, onPage, icons, texts }: PageProps) {
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <Control
        name={texts.previousPage}
        icon={icons.previous}
        onClick={page > 1 ? () => onPage(page - 1) : null}
      />
      <p role="status" className="tabular-nums">
        {fill(texts.position, { page, pages })}
      </p>
      <Control
        name={texts.nextPage}
        icon={icons.next}
        onClick={page < pages ? () => onPage(page + 1) : null}
      />
    </div>
  )
}

/** The largest width of a portrait A4 page in device pixels: iOS draws nothing above it. */
const MAX_WIDTH = 3400

/** Each object with its name. */
type Objects = Iterable<unknown[]>
type RenderedPage = { objs: Objects; commonObjs: Objects }

/** pdf.js only warns in the console of a picture that it cannot decode, and stores null for it. */
const lacksPicture = ({ objs, commonObjs }: RenderedPage): boolean =>
  [...objs, ...commonObjs].some(([, data]) => data === null)

/** The size of a page in points. */
export type PageSize = { width: number; height: number }

type Props = {
  page: number
  title: string
  texts: PdfTexts
  /** The width of the box in which the page scrolls, in CSS pixels. */
  boxWidth: number
  /** That of the document's first page. */
  size: PageSize
  /** The plain link to the document. */
  link: ReactNode
}

/**
 * A page in a box of constant size. It is at least as wide as on paper, where text of 12 points is 12
 * pixels high, and scrolls in a narrower box.
 */
export function PdfPage({ page, title, texts, boxWidth, size, link }: Props) {
  const width = Math.max(boxWidth, Math.ceil(size.width))
  /** The last page that was drawn or failed, and what the visitor must know about it. */
  const [drawn, setDrawn] = useState<{ page: number; message: string | null }>()

  const onRenderSuccess = (rendered: RenderedPage) => {
    setDrawn({ page, message: lacksPicture(rendered) ? texts.mayBeIncomplete : null })
  }
  const onError = () => setDrawn({ page, message: texts.cannotLoad })

  const isDrawn = drawn?.page === page
  return (
    <>
      {isDrawn && drawn.message && <PartMessage message={drawn.message}>{link}</PartMessage>}
      <div className="relative">
        {!isDrawn && (
          <div className="absolute inset-x-0 top-8 z-10 text-center">
            <Waiting
              loading={texts.loading}
              fallback={<PartMessage message={texts.cannotLoad}>{link}</PartMessage>}
            />
          </div>
        )}
        <div
          role="region"
          aria-label={fill(texts.pages, { title })}
          tabIndex={0}
          style={{ aspectRatio: size.width / size.height }}
          className={`border border-line bg-white max-sm:min-h-96 ${width > boxWidth ? 'overflow-auto' : 'overflow-hidden'}`}
        >
          <Page
            pageNumber={page}
            width={width}
            devicePixelRatio={Math.min(devicePixelRatio, MAX_WIDTH / width)}
            // Links and fields of the document are not rendered: here they would be controls
            // without names.
            renderAnnotationLayer={false}
            // With its own text layer react-pdf also renders the document's tags as roles, and
            // those of tables incorrectly. The text alone can be read out and selected.
            renderTextLayer={false}
            loading={null}
            error={null}
            onLoadError={onError}
            onRenderError={onError}
            onRenderSuccess={onRenderSuccess}
          >
            <TextLayer />
          </Page>
        </div>
      </div>
    </>
  )
}
