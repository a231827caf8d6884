import { execFile } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { inspect } from 'node:util'
import { Command, CommanderError, InvalidArgumentError, Option, type OptionValues } from 'commander'
import { isRenderError, reportCodeError } from '../renderer/problems/code-error'
import { describeFileError } from '../renderer/problems/file-error'
import { terminalColors } from '../renderer/problems/pretty'
import { closest } from '../renderer/problems/suggest'

/** Exit codes of every command. */
export const EXIT = { ok: 0, problems: 1, usage: 2 }

/** Makes a command with what all of them share: --help, and one line for wrong usage. */
export function createCommand(name: string, description: string): Command {
  return new Command(`npm run ${name} --`)
    .description(description)
    .helpOption('-h, --help', 'show this help')
    .allowExcessArguments(false)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(text.replace(/\n\(Did/, ' (Did')) })
}

/** Thrown where a command is used wrongly: its message is all that is shown. */
export class UsageError extends Error {}

/** Thrown where something must be corrected before a command can do its work: its message is all that is shown. */
export class Failure extends Error {}

/**
 * Parses a command's options and runs its work with them; what --site names must be a site. Wrong usage ends with one
 * line and exit code 2; a developer's mistake, and what the disk refuses, with its place and exit code 1. A bug of ours
 * ends with its stack and exit code 70 (EX_SOFTWARE of sysexits.h), so that no script takes it for an author's mistake.
 * @returns what a command exports as `finished`, for tests that run it in their own process
 */
export async function run<T extends OptionValues>(
  command: Command,
  work: (options: T) => Promise<void>,
): Promise<void> {
  try {
    await command.parseAsync()
    const options = command.opts<T>()
    // as from a variable of the shell that is not set
    const empty = Object.keys(options).find((name) => options[name] === '')
    if (empty) throw new UsageError(`--${empty} is empty. Give it a value, or leave it away.`)
    if (options.site !== undefined) assertSiteFolder(options.site)
    await work(options)
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? EXIT.ok : EXIT.usage
    } else if (error instanceof UsageError || error instanceof Failure) {
      console.error(`error: ${error.message}`)
      process.exitCode = error instanceof UsageError ? EXIT.usage : EXIT.problems
    } else {
      process.exitCode = printFailure(error) ? EXIT.problems : 70
    }
  }
}

/**
 * Prints an unexpected error on stderr: in words where the disk or a file is its reason, a component's with its place, page
 * and section, any other as a bug of ours.
 * @returns whether it is none of ours
 */
export function printFailure(error: unknown): boolean {
  const refusal = describeFileError(error)
  if (refusal) {
    console.error(`error: ${refusal}`)
    return true
  }
  const report = isRenderError(error) ? reportCodeError(error) : undefined
  if (report) console.error(report.text)
  if (report?.isInSections) return true
  console.error(terminalColors.red('This is a bug of Plat, not of your documents. Please report it with what follows.'))
  console.error(inspect(error))
  return false
}

/**
 * What Node is given to run another command of ours, from the project's folder.
 * @param name as npm run knows it
 */
export function commandLine(name: string, ...options: string[]): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const [program, ...args] = scripts[name]?.split(' ') ?? []
  if (program !== 'node') throw new Error(`package.json has no command ${name} that Node runs.`)
  return [...args, ...options]
}

/** Runs a program. @returns what it prints where it fails; nothing where all is well */
export function failureOf(program: string, args: string[]): Promise<string> {
  const options = { shell: process.platform === 'win32', maxBuffer: Infinity }
  return new Promise((resolve) => {
    execFile(program, args, options, (error, stdout, stderr) =>
      // a program that can't be started has no output of its own
      resolve(error ? `${stdout}${stderr}`.trim() || error.message : ''),
    )
  })
}

/** @throws UsageError unless the folder holds a site */
export function assertSiteFolder(folder: string): void {
  if (existsSync(join(folder, 'pages'))) return
  const what = existsSync(folder) ? `${folder} has no folder pages/.` : `there is no folder ${folder}.`
  const meant = nearbySite(folder)
  throw new UsageError(`${what} ${meant ? `Did you mean ${meant}?` : 'Name the folder of your JSON with --site.'}`)
}

/** A folder with a site beside a wrong one, in it or above it: the one with the most similar name. */
function nearbySite(folder: string): string | undefined {
  const isSite = (path: string) => existsSync(join(path, 'pages'))
  const inside = (path: string) => (statSync(path, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(path) : [])
  const below = inside(folder).find((name) => isSite(join(folder, name)))
  if (below) return join(folder, below)
  const above = dirname(folder)
  if (isSite(above)) return above
  const beside = inside(above).filter((name) => isSite(join(above, name)))
  const meant = closest(basename(folder), beside)
  return meant && join(above, meant)
}

/** Makes a parser of whole numbers from `least` on. */
export const parseCount = (least: number) => (text: string) => {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < least)
    throw new InvalidArgumentError(`It is a whole number from ${least} on.`)
  return number
}

/** The option of every command that serves something. */
export const portOption = () =>
  new Option('--port <number>', 'the port to listen on (default: 3000, or the next free port)').argParser(parsePort)

function parsePort(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new InvalidArgumentError('A port is a whole number from 0 to 65535.')
  return port
}
