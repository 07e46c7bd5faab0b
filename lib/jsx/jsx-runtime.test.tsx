import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const [hindi, bengali] = ['खेल दिवस', 'খেলা']
const [hi, bn] = [`<span lang="hi">${hindi}</span>`, `<span lang="bn">${bengali}</span>`]
const Heading = ({ children }: { children: ReactNode }) => <h2>{children}</h2>
const among = (
  <p>
    {hindi}, 2026 <b>{bengali}</b>
  </p>
)

test.each<[what: string, draw: () => ReactElement, html: string]>([
  ['a text', () => <p>{hindi}</p>, `<p>${hi}</p>`],
  ['a text between others', () => among, `<p>${hi}, 2026 <b>${bn}</b></p>`],
  [
    'a text of two scripts',
    () => <p>{`${hindi}: ${bengali}`}</p>,
    `<p><span>${hi}: ${bn}</span></p>`,
  ],
  ['texts of a list', () => <p>{[hindi, ' and ', bengali]}</p>, `<p>${hi} and ${bn}</p>`],
  ['a fragment', () => <>{hindi}</>, hi],
  ['a component', () => <Heading>{hindi}</Heading>, `<h2>${hi}</h2>`],
  ['a picture', () => <img alt={hindi} />, `<img alt="${hindi}" lang="hi"/>`],
  ['a frame', () => <iframe title={bengali} />, `<iframe title="${bengali}" lang="bn"></iframe>`],
  ['a choice', () => <option>{hindi}</option>, `<option lang="hi">${hindi}</option>`],
  ['what is marked', () => <p lang="mr">{hindi}</p>, `<p lang="mr">${hindi}</p>`],
  ['English', () => <p>Sports day</p>, '<p>Sports day</p>'],
])('%s has its language', (_what, draw, html) => {
  expect(renderToStaticMarkup(draw())).toBe(html)
})
