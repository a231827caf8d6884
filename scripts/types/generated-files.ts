import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { EXIT } from '../command'

/** The texts of generated files by their paths. */
export type GeneratedFiles = Record<string, string>

/** The files that are out of date. */
const staleFiles = (files: GeneratedFiles) =>
  Object.entries(files).filter(([file, text]) => !existsSync(file) || text !== readFileSync(file, 'utf8'))

/** Writes the files that are out of date, and prints their names. */
export function writeFiles(files: GeneratedFiles): void {
  for (const [file, text] of staleFiles(files)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    console.log(`${file} written.`)
  }
}

/** Reports files that are out of date, and sets the exit code of the process. */
export function compareFiles(files: GeneratedFiles): void {
  for (const [file] of staleFiles(files)) {
    console.error(`${file} is out of date. Run \`npm run types\` and commit the result.`)
    process.exitCode = EXIT.problems
  }
}
