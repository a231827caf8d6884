import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { findFiles, ownPublicFolder } from '../../renderer/documents/files'
import { openSite } from '../../renderer/pipeline/open-site'
import { count, reportPretty, terminalColors } from '../../renderer/problems/pretty'
import { isError, locate } from '../../renderer/problems/problem'
import { Failure, UsageError, assertSiteFolder } from '../command'
import { EXAMPLES, foldersWithSites } from '../site-folders'
import { findMadeUpFacts, printMadeUpFacts } from './made-up-facts'
import { type SiteSource, copySource, findSource } from './site-source'
import { swapFolders } from './swap-folders'
import { describeWayBack, findObstacle } from './way-back'

interface Options {
  from?: string
  name?: string
  site: string
  dryRun?: boolean
}

/**
 * Replaces a site and its pictures by a copy of another one, and lists what is made up in it. The copy is written and checked
 * next to the old site, which stays as it is if anything fails.
 * @throws UsageError if there is no such site, or if git can't bring the old one back
 * @throws Failure if the other site has errors
 */
export async function newSite({ from, name, site: folder, dryRun = false }: Options): Promise<void> {
  if (!from)
    throw new UsageError(
      `choose a site to start from with --from: ${foldersWithSites(EXAMPLES).join(', ')}, or a folder.`,
    )
  const newName = name?.trim()
  if (newName === '') throw new UsageError('--name is empty. Give it the name of your business.')
  assertSiteFolder(folder)
  // without a slash at the end
  const site = join(dirname(folder), folder.split(/[\\/]/).findLast(Boolean) ?? '')
  const source = sourceFor(site, from)
  const places = source.publicFolder ? [site, ownPublicFolder(site)] : [site]
  const obstacle = findObstacle(places)
  if (obstacle && !dryRun) throw new UsageError(obstacle)
  const temporary = mkdtempSync(join(dryRun ? tmpdir() : dirname(resolve(site)), '.plat-new-'))
  try {
    const formerName = prepareCopy(source, site, temporary, newName)
    if (dryRun) {
      console.log(describeReplacement(source, places, obstacle))
    } else {
      const swaps = [
        { place: site, next: join(temporary, 'site.config') },
        { place: ownPublicFolder(site), next: join(temporary, 'public') },
      ]
      swapFolders(
        swaps.filter(({ place }) => places.includes(place)),
        temporary,
      )
      printResult(source, places, formerName)
    }
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

/** Finds the site to start from. If it shares the pictures of the site that it replaces, it has no public folder of its own. */
function sourceFor(site: string, from: string): SiteSource {
  const source = findSource(from)
  const isSame = (one: string, other: string) => existsSync(other) && realpathSync(one) === realpathSync(other)
  if (isSame(source.site, site))
    throw new UsageError(`${site} is the site to be replaced. Choose another one with --from.`)
  const { publicFolder } = source
  return publicFolder && isSame(publicFolder, ownPublicFolder(site)) ? { ...source, publicFolder: undefined } : source
}

/**
 * Copies a site to a temporary folder.
 * @returns the former name of the business, if it was replaced
 * @throws Failure if the copy has errors
 */
function prepareCopy(source: SiteSource, site: string, temporary: string, name?: string): string | undefined {
  const formerName = copySource(source, temporary, name)
  const pictures = ownPublicFolder(site)
  // a copy, since a link would lead out of the site's folder
  if (!source.publicFolder && existsSync(pictures)) cpSync(pictures, join(temporary, 'public'), { recursive: true })
  const errors = openSite(join(temporary, 'site.config')).problems.filter(isError)
  if (errors.length === 0) return formerName
  const command = `npm run validate -- --site ${source.site}`
  throw new Failure(
    `${source.site} has ${count(errors.length, 'error')}, so nothing was replaced. \`${command}\` shows more.`,
  )
}

/** Describes what a run would do, in a line for each folder. */
function describeReplacement(source: SiteSource, [site = '', publicFolder]: string[], obstacle?: string): string {
  const files = (folder: string) => `${folder} (${count(findFiles(folder).length, 'file')})`
  const lines = [
    `${files(site)} would be replaced by ${files(source.site)}.`,
    publicFolder && source.publicFolder
      ? `${files(publicFolder)} would be replaced by ${files(source.publicFolder)}.`
      : `The pictures would stay, since ${source.site} has none of its own.`,
    ...(obstacle ? [`Right now, Plat would refuse this: ${obstacle}`] : []),
  ]
  return lines.join('\n')
}

/** Prints what was done, what to do next, and how to undo it. */
function printResult(source: SiteSource, places: string[], formerName?: string): void {
  const [site = ''] = places
  const opened = openSite(site)
  const origins = [source.site, source.publicFolder].filter(Boolean)
  console.log(`${terminalColors.green('✓')} ${places.join(' and ')} replaced by ${origins.join(' and ')}.`)
  if (opened.problems.length > 0) console.log(`\n${reportPretty(locate(opened), terminalColors).trimEnd()}`)
  const pages = count(opened.parsedPages.length, 'page')
  const command = site === 'site.config' ? 'npm run dev' : `npm run dev -- --site ${site}`
  console.log(
    `\nNext: replace these facts with your own, and rewrite the ${pages} in your own words. \`${command}\` shows them.`,
  )
  console.log(printMadeUpFacts(findMadeUpFacts(opened, formerName)))
  console.log(`\nUntil you commit, you can restore the old site with ${describeWayBack(places)}.`)
}
