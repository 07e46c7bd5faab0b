/** An entry of an export of WordPress. */
export const item = (type: string, title: string, html: string, more = '', id = title.length) =>
  `<item><title>${title}</title><link>http://127.0.0.1:1/${title}/</link><content:encoded><![CDATA[${html}]]></content:encoded><wp:post_id>${id}</wp:post_id><wp:post_date>2025-07-01 10:00:00</wp:post_date><wp:status>publish</wp:status><wp:post_type>${type}</wp:post_type>${more}</item>`

/** A value that a plug-in or WordPress itself stores with an entry. */
export const meta = (name: string, value: string | number) =>
  `<wp:postmeta><wp:meta_key>${name}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`

/** An export file. */
export const wxr = (...items: string[]) =>
  `\n<?xml version="1.0" encoding="UTF-8"?><rss xmlns:wp="x"><channel><link>http://127.0.0.1:1</link>${items.join('')}</channel></rss>`
