/** Loaded by Node before a command: nothing can be watched, as when the system's watches are used up. */
const fs = require('node:fs')
const { syncBuiltinESMExports } = require('node:module')

fs.watch = (path) => {
  const message = `ENOSPC: System limit for number of file watchers reached, watch '${path}'`
  throw Object.assign(new Error(message), { code: 'ENOSPC', syscall: 'watch', path })
}
syncBuiltinESMExports()
