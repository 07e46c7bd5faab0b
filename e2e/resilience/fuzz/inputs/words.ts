type Words = readonly [string, ...string[]]

/** Elements by what makes them dangerous, or dangerous to parse. */
export const TAGS: Words = [
  ...(['a', 'b', 'p', 'div', 'span', 'img', 'image', 'svg', 'math', 'video', 'audio'] as const),
  ...['body', 'html', 'input', 'button', 'form', 'select', 'option', 'textarea', 'details'],
  ...['summary', 'iframe', 'object', 'embed', 'applet', 'frame', 'frameset', 'marquee', 'bgsound'],
  ...['isindex', 'keygen', 'link', 'meta', 'base', 'style', 'title', 'table', 'td', 'tr', 'th'],
  ...['tbody', 'caption', 'col', 'area', 'map', 'dialog', 'menu', 'template', 'slot', 'x-y', 'xss'],
  ...['animate', 'set', 'animatetransform', 'foreignobject', 'desc', 'use', 'mglyph', 'mtext'],
  ...['annotation-xml', 'maction', 'source', 'track', 'portal', 'fencedframe', 'picture', 'h1'],
  ...['ol', 'li', 'hr', 'br', 'pre', 'code', 'blockquote', 'strong', 'em', 'sub', 'font', 'center'],
]

/** Attributes that are code. The stage fires each event that some attribute waits for. */
export const HANDLERS: Words = [
  ...([
    'onerror',
    'onload',
    'onclick',
    'onfocus',
    'onblur',
    'onmouseover',
    'onmouseenter',
  ] as const),
  ...['onmousemove', 'onpointerenter', 'onpointerrawupdate', 'onpointerdown', 'ontoggle'],
  ...['onbeforetoggle', 'onstart', 'onbounce', 'onfinish', 'onanimationstart', 'onanimationend'],
  ...[
    'ontransitionend',
    'ontransitionrun',
    'onwebkitanimationstart',
    'onbegin',
    'onend',
    'onrepeat',
  ],
  ...[
    'oncanplay',
    'onloadstart',
    'onloadeddata',
    'onplay',
    'onprogress',
    'onscroll',
    'onscrollend',
  ],
  ...['onscrollsnapchange', 'onresize', 'onpageshow', 'onhashchange', 'onmessage', 'onfocusin'],
  ...['onfocusout', 'onselect', 'onsubmit', 'onreset', 'oninput', 'onchange', 'oninvalid', 'oncut'],
  ...['oncopy', 'onpaste', 'onbeforeinput', 'onkeydown', 'onkeyup', 'ondrag', 'ondrop', 'onwheel'],
  ...['oncontextmenu', 'ondblclick', 'onauxclick', 'ontouchstart', 'onsearch', 'onslotchange'],
  ...[
    'oncuechange',
    'onunload',
    'onbeforeprint',
    'onreadystatechange',
    'onsecuritypolicyviolation',
  ],
  ...['oncontentvisibilityautostatechange', 'onbeforematch', 'onclose', 'oncancel', 'onfuture'],
]

/** Attributes that are addresses, or documents. */
export const ADDRESSES: Words = [
  ...([
    'href',
    'src',
    'xlink:href',
    'action',
    'formaction',
    'data',
    'poster',
    'background',
  ] as const),
  ...[
    'srcset',
    'srcdoc',
    'to',
    'values',
    'from',
    'code',
    'codebase',
    'manifest',
    'lowsrc',
    'dynsrc',
  ],
  ...[
    'longdesc',
    'profile',
    'classid',
    'archive',
    'usemap',
    'imagesrcset',
    'ping',
    'cite',
    'content',
  ],
]

/** What has an event happen by itself. */
export const TRIGGERS: Words = [
  ...([
    '',
    'autofocus',
    'autofocus tabindex=1',
    'tabindex=0',
    'open',
    'controls autoplay',
  ] as const),
  ...['src=x', 'src=/', 'href=x', 'style=animation:x', 'style=transition:1s', 'contenteditable'],
  ...[
    'type=image src=x',
    'data=x',
    'hidden=until-found',
    'popover',
    'loop=1 width=0',
    'draggable=true',
  ],
  ...[
    'attributename=href',
    'attributename=x dur=1s',
    'is=x-y',
    'id=body name=attributes',
    'srcdoc=x',
  ],
]

/** What may stand between a tag and its attributes, as some parser sees it. */
export const SEPARATORS: Words = [
  ' ',
  '\n',
  '\t',
  '\f',
  '\r',
  '/',
  '/ /',
  ' x ',
  '\u000b',
  '/"',
  ' "',
  " '=' ",
]

/** Texts that somebody believes to be harmless. */
export const INNOCENT: Words = ['Fees', 'नमस्ते', 'খেলা', '1 < 2', 'a & b', '“quoted”', '', ' ', '👩‍🏫']
