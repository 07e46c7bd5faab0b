import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const hindi = 'खेल दिवस'
const bengali = 'খেলা'
const Heading = ({ children }: { children: ReactNode }) => <h2>{children}</h2>

test.each<[what: string, element: ReactElement, html: string]>([
  ['a text', <p key="">{hindi}</p>, `<p><span lang="hi">${hindi}</span></p>`],
  [
    'a text between others',
    <p key="">
      {hindi}, 2026 <b>{bengali}</b>
    </p>,
    `<p><span lang="hi">${hindi}</span>, 2026 <b><span lang="bn">${bengali}</span></b></p>`,
  ],
  [
    'a text of two scripts',
    <p key="">{`${hindi}: ${bengali}`}</p>,
    `<p><span><span lang="hi">${hindi}</span>: <span lang="bn">${bengali}</span></span></p>`,
  ],
  [
    'texts of a list',
    <p key="">{[hindi, ' and ', bengali]}</p>,
    `<p><span lang="hi">${hindi}</span> and <span lang="bn">${bengali}</span></p>`,
  ],
  [
    'a fragment',
    <p key="">
      <>{hindi}</>
    </p>,
    `<p><span lang="hi">${hindi}</span></p>`,
  ],
  ['a component', <Heading key="">{hindi}</Heading>, `<h2><span lang="hi">${hindi}</span></h2>`],
  ['a picture', <img key="" alt={hindi} />, `<img alt="${hindi}" lang="hi"/>`],
  ['a frame', <iframe key="" title={bengali} />, `<iframe title="${bengali}" lang="bn"></iframe>`],
  ['a choice', <option key="">{hindi}</option>, `<option lang="hi">${hindi}</option>`],
  [
    'what is marked',
    <p key="" lang="mr">
      {hindi}
    </p>,
    `<p lang="mr">${hindi}</p>`,
  ],
  ['English', <p key="">Sports day</p>, '<p>Sports day</p>'],
])('%s has its language', (_what, element, html) => {
  expect(renderToStaticMarkup(element)).toBe(html)
})
