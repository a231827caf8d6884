/** Plain JavaScript without packages, since it runs before any package is used. */
const { readFileSync, statSync } = require('node:fs')
const { join } = require('node:path')

/** The packages that the project needs. */
const NEEDED = join(__dirname, '../package-lock.json')

/** The packages that are installed. npm writes this file last: if npm was interrupted, it is missing. */
const INSTALLED = join(__dirname, '../node_modules/.package-lock.json')

/** Whether the packages of package-lock.json are installed. */
function arePackagesInstalled() {
  const [needed, installed] = [NEEDED, INSTALLED].map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs)
  if (installed === undefined) return false
  // a pull or a checkout may make it newer without a change, and so may a cache that restores packages
  return needed === undefined || needed <= installed || areVersionsInstalled()
}

/** Whether each needed package is installed in its version. Optional packages may be missing, and all development packages together. */
function areVersionsInstalled() {
  const [needed, installed] = [NEEDED, INSTALLED].map((file) => JSON.parse(readFileSync(file, 'utf8')).packages)
  const hasDevelopment = Object.values(installed).some(({ dev }) => dev)
  return Object.entries(needed).every(([path, { version, dev, optional, devOptional }]) => {
    if (installed[path]) return installed[path].version === version
    return path === '' || optional || devOptional || (dev && !hasDevelopment)
  })
}

module.exports = { arePackagesInstalled }
