/** Plain JavaScript without packages, since it runs before any package is used. */
const { existsSync, readFileSync, statSync } = require('node:fs')
const { dirname, join, relative, sep } = require('node:path')

const PROJECT = join(__dirname, '..')

/** What npm has installed in a folder. npm writes this file last: if npm was interrupted, it is missing. */
const installedIn = (folder) => join(folder, 'node_modules/.package-lock.json')

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** Whether the packages of package-lock.json are installed. */
function arePackagesInstalled() {
  const root = workspaceAbove(dirname(PROJECT)) ?? PROJECT
  const [needed, installed] = [join(root, 'package-lock.json'), installedIn(root)]
  const [neededSince, installedSince] = [needed, installed].map(
    (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs,
  )
  if (installedSince === undefined) return false
  // a pull or a checkout may make it newer without a change, and so may a cache that restores packages
  return neededSince === undefined || neededSince <= installedSince || areVersionsInstalled(needed, installed)
}

/** The nearest workspace that has the project as one of its packages, and so has installed the packages of both. */
function workspaceAbove(folder) {
  if (hasProject(folder)) return folder
  const above = dirname(folder)
  return above === folder ? undefined : workspaceAbove(above)
}

function hasProject(workspace) {
  const installed = installedIn(workspace)
  const path = relative(workspace, PROJECT).replaceAll(sep, '/')
  return (
    existsSync(installed) && Object.values(packagesOf(installed)).some((entry) => entry.link && entry.resolved === path)
  )
}

/** Whether each needed package is installed in its version. Optional packages may be missing, and all development packages together. */
function areVersionsInstalled(...files) {
  const [needed, installed] = files.map(packagesOf)
  const hasDevelopment = Object.values(installed).some(({ dev }) => dev)
  return Object.entries(needed).every(([path, { version, dev, optional, devOptional }]) => {
    if (installed[path]) return installed[path].version === version
    return path === '' || optional || devOptional || (dev && !hasDevelopment)
  })
}

module.exports = { arePackagesInstalled }
