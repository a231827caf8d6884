import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { applyEdits, modify } from 'jsonc-parser'
import { type FoundFile, findFiles, findPublicFiles, ownPublicFolder } from '../../renderer/documents/files'
import { isRecord } from '../../renderer/documents/json-tree'
import { parseDocument } from '../../renderer/pipeline/parse-document'
import { positionAt } from '../../renderer/problems/problem'
import { closest } from '../../renderer/problems/suggest'
import { isBesideDocuments } from '../../renderer/site/strays'
import { Failure, UsageError } from '../command'
import { EXAMPLES, foldersWithSites, siteIn } from '../site-folders'

/** A site to copy. */
export interface SiteSource {
  /** The folder of its JSON. */
  site: string
  documents: FoundFile[]
  /** The folder of its pictures, if it has its own. */
  publicFolder: string | undefined
  publicFiles: FoundFile[]
}

const isShortName = (from: string) => /^[\w-]+$/.test(from)

/**
 * Finds the site to start from.
 * @param from the name of an example, a folder of JSON, or a folder with site.config/ and public/
 * @throws UsageError if there is no site
 */
export function findSource(from: string): SiteSource {
  const site = (isShortName(from) && siteIn(join(EXAMPLES, from))) || siteIn(from)
  if (!site) {
    const what = existsSync(from)
      ? `${from} has no pages/ folder, and no site.config/ with one.`
      : `there is no folder ${from}.`
    const similarSource = findSimilarSource(from)
    const examples = foldersWithSites(EXAMPLES).join(', ')
    const hint = similarSource
      ? `Did you mean ${similarSource}?`
      : `Start from ${examples}, or from the folder of a site.`
    throw new UsageError(`${what} ${hint}`)
  }
  const publicFolder = ownPublicFolder(site)
  return {
    site,
    documents: findFiles(site, site, isBesideDocuments),
    publicFolder: existsSync(publicFolder) ? publicFolder : undefined,
    publicFiles: findPublicFiles(site),
  }
}

/** Finds a site in a wrong folder, or next to it by the most similar name. */
function findSimilarSource(from: string): string | undefined {
  const [child] = foldersWithSites(from)
  if (child) return join(from, child)
  const example = isShortName(from) && closest(from, foldersWithSites(EXAMPLES))
  if (example) return example
  const sibling = closest(basename(from), foldersWithSites(dirname(from)))
  return sibling && join(dirname(from), sibling)
}

/**
 * Copies the documents of a site to site.config/ in a folder, and its pictures to public/ next to it.
 * @param name the name of the business, which replaces the one in site.json
 * @returns the name that it replaced; undefined if site.json keeps its name
 * @throws Failure if a file can't be copied, or site.json can't be read
 */
export function copySource(
  { site, publicFolder, ...files }: SiteSource,
  to: string,
  name?: string,
): string | undefined {
  const { text, name: formerName } = readSiteDocument(site)
  copyFiles(site, files.documents, join(to, 'site.config'))
  if (publicFolder) copyFiles(publicFolder, files.publicFiles, join(to, 'public'))
  if (name === undefined || name === formerName) return undefined
  const edits = modify(text, ['name'], name, { formattingOptions: { insertSpaces: true, tabSize: 2 } })
  writeFileSync(join(to, 'site.config/site.json'), applyEdits(text, edits))
  return formerName
}

function readSiteDocument(site: string): { text: string; name: string } {
  const file = join(site, 'site.json')
  if (!existsSync(file)) throw new Failure(`${site} has no site.json, which describes the business.`)
  const text = readFileSync(file, 'utf8')
  const { document, problems } = parseDocument(file, text)
  const [problem] = problems
  if (document.value === undefined && problem) {
    const { line, column } = positionAt(text, problem.start)
    throw new Failure(`${file}:${line}:${column} ${problem.what}. ${problem.hint}`)
  }
  if (!isRecord(document.value)) throw new Failure(`${file} must hold an object, which begins with {.`)
  return { text, name: String(document.value.name ?? '') }
}

function copyFiles(from: string, files: FoundFile[], to: string): void {
  mkdirSync(to, { recursive: true })
  for (const { name, fault } of files) {
    if (fault) throw new Failure(`${join(from, name)} ${fault.what}. ${fault.hint}`)
    mkdirSync(dirname(join(to, name)), { recursive: true })
    copyFileSync(join(from, name), join(to, name))
  }
}
