import { cleanHtml } from './clean-html.ts'

const clean = (html: string): string =>
  cleanHtml(html, {
    base: 'http://old.example/a/page.html',
    link: (href) => href,
    picture: (address) => ({ src: `/${address}`, alt: '' }),
    add: () => undefined,
    attached: (ids) => ids.map((id) => `${id}.jpg`),
  })

test.each([
  [
    'Read [pdf-embedder url="/c.pdf" title="Circular"] and [table id=4 /]',
    '<p>Read <a href="/c.pdf">Circular</a> and</p>',
  ],
  ['[caption id="a" width="3"]<img src="a.jpg"> B[/caption]', '<img src="/a.jpg" alt=""><p>B</p>'],
  ['[gallery ids="1,2"]', '<img src="/1.jpg" alt=""><img src="/2.jpg" alt="">'],
  [
    'A [video conference link], [non-refundable], [my_slider] and [[gallery]]',
    '<p>A [video conference link], [non-refundable], and [gallery]</p>',
  ],
  ['[vc_row][vc_column width="1/2"]A[/vc_column][/vc_row]', '<p>A</p>'],
  [
    '[et_pb_text]A[/et_pb_text][et_pb_text]B[/et_pb_text][et_pb_button button_url="/b" button_text="Apply"][/et_pb_button]',
    '<p>A</p><p>B</p><p><a href="/b">Apply</a></p>',
  ],
  [
    '[vc_btn title="Form" link="url:%2Ff.pdf|title:x"][vc_single_image image="7" caption="Hall"]',
    '<p><a href="/f.pdf">Form</a></p><img src="/7.jpg" alt=""><p>Hall</p>',
  ],
  ['[vc_raw_html]JTNDaDIlM0VBJTNDJTJGaDIlM0U=[/vc_raw_html]', '<h2>A</h2>'],
  [
    '[box image="/a.jpg" title="A" job_title="Parent"]B[/box]',
    '<img src="//a.jpg" alt="A"><p><strong>A</strong></p><p><strong>Parent</strong></p><p>B</p>',
  ],
  [
    '[su_button url="/b"]Apply[/su_button] [embed]https://a.example/v[/embed]',
    '<p><a href="/b">Apply</a> <a href="https://a.example/v">a.example</a></p>',
  ],
])('shortcodes: %s', (old, cleaned) => {
  expect(clean(old)).toBe(cleaned)
})
