import { cleaned } from '../testing/cleaned.ts'

test.each([
  [
    'Read [pdf-embedder url="/c.pdf" title="Circular"] and [table id=4 /]',
    '<p>Read <a href="/c.pdf">Circular</a> and</p>',
  ],
  ['[caption id="a" width="3"]<img src="a.jpg"> B[/caption]', '<img src="/a.jpg" alt=""><p>B</p>'],
  [
    '[caption width="3"]http://a.example/b[/caption]',
    '<p><a href="http://a.example/b">http://a.example/b</a></p>',
  ],
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
    'settings: [et_pb_post_title title="on" author="on" /][av_image src="/a.jpg" caption="yes" position="left"]A[/av_image]',
    '<p>settings:</p><img src="//a.jpg" alt=""><p>A</p>',
  ],
  [
    '[et_pb_header title="A" subhead="B" button_one_text="C" button_one_url="/c"]D[/et_pb_header][vc_cta h2="E" btn_title="F" btn_link="url:%2Ff"]G[/vc_cta]',
    '<p><strong>A</strong></p><p><strong>B</strong></p><p><a href="/c">C</a></p><p>D</p><p><strong>E</strong></p><p><a href="/f">F</a></p><p>G</p>',
  ],
  [
    '[fusion_imageframe link="/p" caption_title="Hall"]http://a.example/a.jpg[/fusion_imageframe][vc_single_image image="7" link="/q"]',
    '<img src="/http://a.example/a.jpg" alt="Hall"><p><a href="/p">Hall</a></p><img src="/7.jpg" alt=""><p><a href="/q">q</a></p>',
  ],
  [
    '[et_pb_gallery gallery_ids="1,2"][/et_pb_gallery]',
    '<img src="/1.jpg" alt=""><img src="/2.jpg" alt="">',
  ],
  [
    '[fusion_counter_box value="50" delimiter=""]Years[/fusion_counter_box]',
    '<p><strong>50</strong></p><p>Years</p>',
  ],
  [
    '[av_button label="A" link="manually,http://a.example/b"] [pdfjs-viewer url=http%3A%2F%2Fa.example%2Fc.pdf]',
    '<p><a href="http://a.example/b">A</a> <a href="http://a.example/c.pdf">c.pdf</a></p>',
  ],
  [
    '[fusion_dropcap size="2"]A[/fusion_dropcap]dmission[vc_raw_js]JTNDc2NyaXB0[/vc_raw_js]',
    '<p>Admission</p>',
  ],
  [
    '[su_button url="/b"]Apply[/su_button] [embed]https://a.example/v[/embed]',
    '<p><a href="/b">Apply</a> <a href="https://a.example/v">a.example</a></p>',
  ],
])('shortcodes: %s', (old, now) => {
  expect(cleaned(old, { attached: (ids) => ids.map((id) => `${id}.jpg`) }).text).toBe(now)
})
