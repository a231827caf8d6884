import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { buildSync } from 'esbuild'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/temporary-site'

/** The code of a thread that keeps a file again and again. */
function keepAgain(file: string): URL {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { keepFile } from './keep-file'; for (let n = 0; n < 500; n++) keepFile('${file}', 'kept')`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
  })
  return new URL(`data:text/javascript,${encodeURIComponent(outputFiles[0]!.text)}`)
}

test('threads of one process may keep a file at the same time', async () => {
  const file = join(temporaryFolder(), 'file')
  const code = keepAgain(file)
  const ended = [1, 2, 3].map(
    () => new Promise((resolve, reject) => new Worker(code).on('error', reject).on('exit', resolve)),
  )
  expect(await Promise.all(ended)).toEqual([0, 0, 0])
  expect(readFileSync(file, 'utf8')).toBe('kept')
})
