import { execFile } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { inspect } from 'node:util'
import { Command, CommanderError, InvalidArgumentError, Option, type OptionValues } from 'commander'
import { isDay } from '../renderer/documents/schedule'
import { isRenderError, reportCodeError } from '../renderer/problems/code-error'
import { describeFileError } from '../renderer/problems/file-error'
import { terminalColors } from '../renderer/problems/pretty'
import { closest } from '../renderer/problems/suggest'

/** Exit codes of every command. */
export const EXIT = { ok: 0, problems: 1, usage: 2 }

/** Creates a command with --help, and one line for wrong usage. */
export function createCommand(name: string, description: string): Command {
  return new Command(`npm run ${name} --`)
    .description(description)
    .helpOption('-h, --help', 'show this help')
    .allowExcessArguments(false)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(`${describeUsageError(text, name)}\n`) })
}

/** "error: unknown option '--al'\n(Did you mean --all?)\n" in one line; without a hint, it refers to --help. */
function describeUsageError(text: string, name: string): string {
  const line = text.trim().replace('\n(Did', ' (Did')
  return /[.)]$/.test(line) ? line : `${line}. See \`npm run ${name} -- --help\`.`
}

/** Thrown when a command is used wrongly. Only its message is shown. */
export class UsageError extends Error {}

/** Thrown when an author must correct something before a command can work. Only its message is shown. */
export class Failure extends Error {}

/**
 * Parses a command's options and runs `work` with them. --site must name a site. Wrong usage ends with one line and exit
 * code 2. A developer's mistake and a file system error end with their place and exit code 1. A bug of ours ends with its
 * stack and exit code 70 (EX_SOFTWARE in sysexits.h), so that no script takes it for an author's mistake.
 * @returns a promise that a command exports as `finished`, for tests that run it in their own process
 */
export async function run<T extends OptionValues>(
  command: Command,
  work: (options: T) => Promise<void>,
): Promise<void> {
  try {
    await command.parseAsync()
    const options = command.opts<T>()
    // as from an unset shell variable
    const emptyOption = Object.keys(options).find((name) => options[name] === '')
    if (emptyOption) throw new UsageError(`--${emptyOption} is empty. Give it a value, or leave it out.`)
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
 * Prints an unexpected error on stderr: a file system error in words, an error in a component with its place, page and
 * section, and any other error as a bug of ours.
 * @returns whether it isn't a bug of ours
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
  console.error(
    terminalColors.red('This is a bug in Plat, not in your documents. Please report it, and include the following:'),
  )
  console.error(inspect(error))
  return false
}

/**
 * The arguments with which Node runs another command of ours, in the project's folder.
 * @param name as in `npm run`
 */
export function commandLine(name: string, ...options: string[]): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const [program, ...args] = scripts[name]?.split(' ') ?? []
  if (program !== 'node') throw new Error(`package.json has no script ${name} that runs Node.`)
  return [...args, ...options]
}

/** Runs a program. @returns what it prints if it fails, or nothing */
export function failureOf(program: string, args: string[]): Promise<string> {
  const options = { shell: process.platform === 'win32', maxBuffer: Infinity }
  return new Promise((resolve) => {
    execFile(program, args, options, (error, stdout, stderr) =>
      // a program that can't be started prints nothing
      resolve(error ? `${stdout}${stderr}`.trim() || error.message : ''),
    )
  })
}

/** @throws UsageError unless the folder holds a site */
export function assertSiteFolder(folder: string): void {
  if (existsSync(join(folder, 'pages'))) return
  const what = existsSync(folder) ? `${folder} has no pages/ folder.` : `there is no folder ${folder}.`
  const similarSite = findSimilarSite(folder)
  const hint = similarSite ? `Did you mean ${similarSite}?` : 'Name the folder of your JSON with --site.'
  throw new UsageError(`${what} ${hint}`)
}

/** Finds a site in a wrong folder or above it, or else next to it by the most similar name. */
function findSimilarSite(folder: string): string | undefined {
  const isSite = (path: string) => existsSync(join(path, 'pages'))
  const namesIn = (path: string) => (statSync(path, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(path) : [])
  const child = namesIn(folder).find((name) => isSite(join(folder, name)))
  if (child) return join(folder, child)
  const parent = dirname(folder)
  if (isSite(parent)) return parent
  const siblings = namesIn(parent).filter((name) => isSite(join(parent, name)))
  const sibling = closest(basename(folder), siblings)
  return sibling && join(parent, sibling)
}

/** Creates a parser of whole numbers that are at least `least`. */
export const parseCount = (least: number) => (text: string) => {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < least)
    throw new InvalidArgumentError(`Give a whole number, ${least} or more.`)
  return number
}

/** The --date option of the commands that know which pages are due. */
export const dateOption = () =>
  new Option('--date <day>', 'the day to take for today, such as 2026-04-01').argParser((text: string) => {
    if (!isDay(text)) throw new InvalidArgumentError('Give a day that exists, such as 2026-04-01.')
    return text
  })

/** The --port option of every command that starts a server. */
export const portOption = () =>
  new Option('--port <number>', 'the port to listen on (default: 3000, or the next free port)').argParser(parsePort)

/** The option of the commands that others than their user may visit. */
export const hostsOption = () =>
  new Option(
    '--hosts <names...>',
    'answer only to these host names and localhost, such as www.example.com; left out, to any',
  )

function parsePort(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new InvalidArgumentError('Give a whole number from 0 to 65535.')
  return port
}
