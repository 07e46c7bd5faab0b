import { getPageAt } from '../../content/pages/index.ts'
import { crumbsOf } from './crumbs.ts'

test('the way to a page goes through its group, which the site map lists', () => {
  expect(crumbsOf(getPageAt('/Contact Us'))).toEqual([
    { name: 'Home', href: '/' },
    { name: 'About', href: '/site-map#about' },
    { name: 'Contact us' },
  ])
})

test('the way to a notice goes through the notices', () => {
  expect(crumbsOf(getPageAt('/notices'), 'Holiday')).toEqual([
    { name: 'Home', href: '/' },
    { name: 'Notices', href: '/notices' },
    { name: 'Holiday' },
  ])
})
