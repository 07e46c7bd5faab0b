import { pick, type Random } from '../../random.ts'

/** Answers no name server; the browser of the check answers for it, and counts who asked. */
const FOREIGN = 'https://evil.test'

/** JavaScript that tells the stage which input has been executed. */
const codes: readonly [(id: number) => string, ...((id: number) => string)[]] = [
  (id) => `top.hit(${id})`,
  (id) => `top['hit'](${id})`,
  (id) => `top["hit"](${id})`,
  (id) => `top.hit\`${id}\``,
  (id) => `(0,top.hit)(${id})`,
  (id) => `self.top.hit.call(null,${id})`,
  (id) => `eval('top.hit(${id})')`,
  (id) => `setTimeout('top.hit(${id})')`,
  (id) => `Function('top.hit(${id})')()`,
  (id) => `[].constructor.constructor("top.hit(${id})")()`,
  (id) => `onerror=top.hit;throw ${id}`,
  (id) => `import('data:text/javascript,top.hit(${id})')`,
  (id) => `new Image().onerror=top.hit(${id})`,
  (id) => `\\u0074op.hit(${id})`,
  (id) => `/*\n*/top.hit(${id})//`,
  (id) => `with(top)hit(${id})`,
  (id) => `location='javascript:top.hit(${id})'`,
  (id) => `document.write('<script>top.hit(${id})</'+'script>')`,
  (id) => `top.postMessage(${id},'*')`,
  (id) => `parent.postMessage(${id},'*')`,
]

export const makeCode = (random: Random, id: number) => pick(random, codes)(id)

const scriptUrls: readonly [(id: number) => string, ...((id: number) => string)[]] = [
  (id) => `${FOREIGN}/${id}.js`,
  (id) => `//evil.test/${id}.js`,
  (id) => `\\\\evil.test/${id}.js`,
  (id) => `https:evil.test/${id}.js`,
  (id) => `data:text/javascript,top.hit(${id})`,
  (id) => `data:;base64,${btoa(`top.hit(${id})`)}`,
]

/** The address of a script that tells the same. */
export const makeScriptUrl = (random: Random, id: number) => pick(random, scriptUrls)(id)

const pageUrls: readonly [
  (id: number, code: string) => string,
  ...((id: number, code: string) => string)[],
] = [
  (_, code) => `javascript:${code}`,
  (_, code) => `JaVaScRiPt:${code}`,
  (_, code) => ` \u0001javascript:${code}`,
  (_, code) => `java\tscript:${code}`,
  (_, code) => `java\nscript:${code}`,
  (_, code) => `javascript\r:${code}`,
  (_, code) => `java&Tab;script&colon;${code}`,
  (_, code) => `&#106;avascript&#58;${code}`,
  (_, code) => `&#x6A&#x61vascript:${code}`,
  (_, code) => `javascript:/*--></title></style></textarea></script>*/${code}`,
  (_, code) => `javascript://%0A${encodeURIComponent(code)}`,
  (_, code) => `javascript:${encodeURIComponent(code)}`,
  (_, code) => `javascript:'<script>${code}</script>'`,
  (_, code) => `view-source:javascript:${code}`,
  (_, code) => `feed:javascript:${code}`,
  (_, code) => `vbscript:${code}`,
  (id) => `data:text/html,<script>top.postMessage(${id},'*')</script>`,
  (id) => `data:text/html;base64,${btoa(`<script>top.postMessage(${id},'*')</script>`)}`,
  (id) =>
    `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='top.postMessage(${id},"*")'/>`,
  (id) =>
    `data:application/xhtml+xml,<x:script xmlns:x='http://www.w3.org/1999/xhtml'>top.postMessage(${id},'*')</x:script>`,
  (id) => `blob:${FOREIGN}/${id}`,
  (id) => `//evil.test/${id}`,
  (id) => `/\\evil.test/${id}`,
  (id) => `\t//evil.test/${id}`,
  (id) => `https:\\\\evil.test/${id}`,
]

/** The address of a page that does something, or is not ours. */
export const makePageUrl = (random: Random, id: number) =>
  pick(random, pageUrls)(id, makeCode(random, id))
