/** Plain JavaScript of Node alone, since it is asked before any package is used. */
const { readFileSync, statSync } = require('node:fs')
const { join } = require('node:path')

/** The packages that the project needs. */
const NEEDED = join(__dirname, '../package-lock.json')

/** The packages that are there. npm writes it last, so that it is missing where npm was interrupted. */
const INSTALLED = join(__dirname, '../node_modules/.package-lock.json')

/** Whether the packages of package-lock.json are installed. */
function arePackagesInstalled() {
  const [needed, installed] = [NEEDED, INSTALLED].map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs)
  if (installed === undefined) return false
  // it is newer after each pull and checkout, whatever they have changed, and beside packages from a cache
  return needed === undefined || needed <= installed || areVersionsInstalled()
}

/** Whether each needed package is there in its version. Optional ones may be missing, and those for development all together. */
function areVersionsInstalled() {
  const [needed, installed] = [NEEDED, INSTALLED].map((file) => JSON.parse(readFileSync(file, 'utf8')).packages)
  const hasDevelopment = Object.values(installed).some(({ dev }) => dev)
  return Object.entries(needed).every(([path, { version, dev, optional, devOptional }]) => {
    if (installed[path]) return installed[path].version === version
    return path === '' || optional || devOptional || (dev && !hasDevelopment)
  })
}

module.exports = { arePackagesInstalled }
