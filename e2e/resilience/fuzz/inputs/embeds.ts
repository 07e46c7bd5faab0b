import { pick } from '../../random.ts'
import { makeCode } from './code.ts'
import type { Shape } from './shape.ts'

/** What looks like a form of a service that may be framed, and is not, or brings something along. */
export const embed: Shape = (random, id) => {
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
