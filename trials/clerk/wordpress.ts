const TABLE_ROW = 'Pages, the page, a cell, Edit table, Insert row after'
const PAGE = 'Pages, the page, the text, Save'

/**
 * The clicks for the same facts in WordPress 6 with its block editor, read from its screens, by the heading of the guide.
 * They begin at the dashboard; a menu that opens under the pointer is no click. As in the trial, neither are typing, a field
 * that has the focus already, and the window for files. What WordPress has only in plugins is counted as a row of a table in a
 * page, except where a plugin is named.
 */
const CLICKS: Readonly<Record<string, string>> = {
  'Publish a notice with a PDF':
    'Posts > Add Post, inserter, File, Upload, Post, the category, Publish, Publish',
  'Correct a notice': 'Posts, the post, the title, Save',
  'Return to an earlier version':
    'Posts, the post, Post, Revisions, Previous, Restore This Revision',
  'Publish at a certain time': 'Posts, the post, Post, the date, the day, hour, minute, Save',
  'Keep a notice at the top': 'Posts, Quick Edit, Make this post sticky, Update',
  'Take a notice off the website': 'Posts, Quick Edit, Status, Draft, Update',
  'Take off a page that the school does not have': 'Pages, Quick Edit, Status, Draft, Update',
  'Write the facts of the school':
    'Settings > General, the title, Save Changes, Appearance > Customize, Site Identity, Change logo, Upload files, Select, Skip cropping, Back, Colours, Select Colour, Back, Footer, the text, the address, the phone, the e-mail, Publish, Pages, all, Bulk actions, Move to Trash, Apply',
  'Bring it back': 'Posts, Quick Edit, Status, Published, Update',
  'Write a notice in Hindi': 'Posts > Add Post, Publish, Publish',
  'Paste from Word': 'Posts, the post, the text, Save',
  'Add a teacher': `${TABLE_ROW}, cell, cell, cell, cell, Save`,
  'A teacher leaves': 'Pages, the page, a cell, Edit table, Delete row, Save',
  'Change a fee': PAGE,
  'Change the telephone numbers': 'Appearance > Customize, Footer, the text, Publish',
  'Change the session': PAGE,
  'Add an album of photographs': 'Pages > Add Page, inserter, Gallery, Upload, Publish, Publish',
  // Enable Media Replace.
  'Replace a document at the same address':
    'Media, the file, Upload a new file, Choose File, Upload',
  'Change the text of a page': PAGE,
  'Add a page with its entry in the menu':
    'Pages > Add Page, Publish, Publish, Appearance > Menus, the page, Add to Menu, Save Menu',
  'Change the order of the menu': 'Appearance > Menus, drag, Save Menu',
  'Add a question to the home page':
    'Pages, Home, the last question, inserter, Details, the answer, Save',
  'Add a card to the home page':
    'Posts > Add Post, Post, Set featured image, Upload files, Set featured image, Publish, Publish',
  'Change the picture at the top of the home page': 'Pages, Home, the cover, Replace, Upload, Save',
  'Add a picture to the slider': 'Pages, the page, the gallery, Add, Upload, Save',
  // The Events Calendar.
  'Put a holiday into the calendar':
    'Events > Add New, All-day, the date, the day, Publish, Publish',
  'Announce an event by a notice':
    'Events > Add New, All-day, the date, the day, Publish, Publish, Posts > Add Post, Publish, Publish',
  'Add a member of a committee': `${TABLE_ROW}, cell, cell, cell, Save`,
  'Change the captain of a house': PAGE,
  'Change the president of a club': PAGE,
  'Add a book list': 'Pages, the page, the place, inserter, File, Upload, Save',
  'Change emblem and colours':
    'Appearance > Customize, Site Identity, Change logo, Upload files, Select, Skip cropping, Back, Colours, Select Colour, Publish',
  // Simple Banner.
  'School closed today': 'Simple Banner, the text, Save Changes',
  'Add a transfer certificate': `Media > Add, Select Files, Copy URL, ${TABLE_ROW}, cell, cell, cell, cell, cell, Link, Save`,
}

/** The number of clicks of a task in WordPress. */
export function wordPressClicks(title: string): number {
  const clicks = CLICKS[title]
  if (clicks === undefined) throw new Error(`The clicks in WordPress are missing for: ${title}`)
  return clicks.split(', ').length
}
