/**
 * node --import tsx tests/commands/publish-killed.ts OUT TEXT CALL: publishes a site of some pages with this text, and is
 * killed before its CALLth call of the file system. One that lives to the end prints how many calls there were.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { publish, publishedFolder } from '../../renderer/pipeline/build/publish'
import { Output } from '../../renderer/pipeline/emit/output'

const [out = '', text = '', fatal] = process.argv.slice(2)
let calls = 0

for (const [name, call] of Object.entries(fs)) {
  if (typeof call !== 'function' || !name.endsWith('Sync')) continue
  const counted = (...args: unknown[]): unknown => {
    if (++calls === Number(fatal)) process.kill(process.pid, 'SIGKILL')
    return Reflect.apply(call, fs, args)
  }
  Object.assign(fs, { [name]: counted })
}
syncBuiltinESMExports()

const previous = publishedFolder(out)
await publish(out, (folder) => {
  const output = new Output(join(out, folder), previous && join(out, previous))
  output.write('same.txt', 'The same in every version')
  for (const name of ['index.html', 'towns/plano.html', 'towns/allen.html']) output.write(name, text)
})
console.log(calls)
