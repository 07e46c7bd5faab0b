import { DEFAULT_LANGUAGE } from '../language-list.ts'
import { escapeHtml } from './escape-html.ts'
import { passageLanguage, passagesOf } from './passages.ts'

/** The styles of a page outside of the website's own look, for a policy that allows them by their hash. */
export const PAGE_STYLE =
  'body{font:16px/1.6 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#172940;background:#fff;overflow-wrap:anywhere}h1{font-size:1.6rem;line-height:1.25}fieldset{border:1px solid #8196b1;border-radius:6px;margin:1rem 0;padding:1rem}label{display:block;margin:.6rem 0}input[type=url],input[type=password],textarea{width:100%;padding:.5rem;font:inherit;box-sizing:border-box;border:1px solid #64789a;border-radius:6px}button{font:inherit;padding:.6rem 1.2rem;min-height:44px;border:0;border-radius:6px;background:#4f3ddb;color:#fff;cursor:pointer;margin:0 .5rem .5rem 0}button.other{background:#fff;color:#172940;border:1px solid #64789a}pre{white-space:pre-wrap;background:#f0f4f9;padding:1rem;border-radius:6px}.said{border-left:4px solid #4f3ddb;padding-left:1rem}small{color:#4d6280}iframe{width:100%;height:60vh;border:1px solid #8196b1;border-radius:6px;box-sizing:border-box}.choice{border:1px solid #8196b1;border-radius:6px;padding:.75rem 1rem;display:flex;gap:.75rem;align-items:start}.choice input{margin-top:.4rem;flex:none;width:1.1rem;height:1.1rem}.choice small{display:block}svg{width:14rem;max-width:100%;height:auto}'

/** The attribute for a text that can only have one language, on a page in English; empty if it is English. */
export const langAttribute = (text: string): string => {
  const lang = passageLanguage(text, DEFAULT_LANGUAGE)
  return lang ? ` lang="${lang}"` : ''
}

/** A text on a page in English, whose passages in other languages say so: screen readers change the voice. */
export const textHtml = (text: string): string =>
  passagesOf(text, DEFAULT_LANGUAGE)
    .map(({ text: part, lang }) =>
      lang ? `<span lang="${lang}">${escapeHtml(part)}</span>` : escapeHtml(part),
    )
    .join('')

/**
 * A page that works without scripts and without the website's files.
 * @param head further elements of the head
 */
export const htmlPage = (title: string, body: string, head = ''): string =>
  `<!doctype html><html lang="${DEFAULT_LANGUAGE}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${head}<title${langAttribute(title)}>${escapeHtml(title)}</title><style>${PAGE_STYLE}</style><main aria-labelledby="title"><h1 id="title">${textHtml(title)}</h1>${body}</main></html>`

/** A sentence about what was just done or refused, which screen readers read at once; nothing without one. */
export const saidHtml = (text: string): string =>
  text === '' ? '' : `<p class="said" role="alert">${textHtml(text)}</p>`
