const { dependencies } = require('../package.json')

const names = Object.keys(dependencies).filter((name) => dependencies[name] === 'file:not-included')

throw new Error(
  `A setting of the CMS needs a package that is not included. It is one of ${names.join(', ')}. To add it, delete its two lines in cms/package.json and run "npm install" in the folder cms.`,
)
