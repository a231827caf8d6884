/** npm run diff: shows what a change does to the site, page by page. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Option } from 'commander'
import { findChromium } from '../browsers'
import { EXIT, createCommand, run } from '../command'
import { buildBoth, findRevision, hasOtherPackages, pathInProject } from './build-both'
import { compareSites, readBuild } from './compare-sites'
import { type SiteDiff, summarize } from './describe-diff'
import { drawDiff } from './draw-diff'
import { photographChanges } from './photograph-changes'

const command = createCommand(
  'diff',
  'Shows what a change does to the site: builds the working tree and another commit, and compares their pages.',
)
  .option('--against <ref>', 'the branch, tag or commit to compare with', 'HEAD')
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .option('--out <folder>', 'where to write report.html and summary.md', 'reports/diff')
  .option('--no-pictures', 'don’t take pictures of the pages')
  .addOption(new Option('--format <format>', 'how to print').choices(['pretty', 'json']).default('pretty'))

interface Options {
  against: string
  site: string
  out: string
  pictures: boolean
  format: string
}

const OTHER_PACKAGES = 'package-lock.json differs, but both sides were built with the installed packages.'

export const finished = run(command, async ({ against, site, out, pictures, format }: Options) => {
  const revision = findRevision(against)
  const path = pathInProject(site)
  // before it builds anything in vain
  if (pictures) findChromium()
  const builds = buildBoth(revision, path)
  if (!builds) {
    process.exitCode = EXIT.problems
    return
  }
  const diff: SiteDiff = {
    against: { ref: revision.ref, commit: revision.commit },
    ...compareSites(readBuild(builds.before), readBuild(builds.after)),
    notes: hasOtherPackages(revision) ? [OTHER_PACKAGES] : [],
  }
  const views = pictures ? await photographChanges(builds, diff) : new Map()
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, 'report.html'), drawDiff(diff, views))
  const summary = summarize(diff)
  writeFileSync(join(out, 'summary.md'), summary)
  process.stdout.write(format === 'json' ? `${JSON.stringify(diff, null, 2)}\n` : summary)
  console.error(`\n${join(out, 'report.html')} and summary.md written.`)
})
