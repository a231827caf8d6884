import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { EXIT } from '../command'

/** Generated files as they should be, by their path. */
export type GeneratedFiles = Record<string, string>

/** Those of these files that are out of date. */
const staleFiles = (files: GeneratedFiles) =>
  Object.entries(files).filter(([file, text]) => !existsSync(file) || text !== readFileSync(file, 'utf8'))

/** Writes the files that are out of date, and says so. */
export function writeFiles(files: GeneratedFiles): void {
  for (const [file, text] of staleFiles(files)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    console.log(`${file} written.`)
  }
}

/** Reports the files that are out of date, and sets the process's exit code. */
export function compareFiles(files: GeneratedFiles): void {
  for (const [file] of staleFiles(files)) {
    console.error(`${file} is out of date. Run \`npm run types\` and commit the result.`)
    process.exitCode = EXIT.problems
  }
}
