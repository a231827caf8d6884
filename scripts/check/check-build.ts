import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf } from '../../renderer/emit/site-files'
import { bytes } from '../html-report/format'
import { withProgress } from '../terminal'
import { visitPages } from './axe-faults'
import { createDeadLinkFinder } from './dead-links'
import { htmlFaults } from './html-faults'
import { PAGE_BUDGET, SCRIPT_BUDGET, weighPage } from './weight'

/** The result of one check of a build. */
export interface CheckOutcome {
  /** For example "links". */
  name: string
  /** A line for each: "/plano: /pricse leads nowhere". */
  faults: string[]
  /** Set if the site can be published in spite of these faults. */
  isAdvice?: boolean
}

/**
 * Checks the files of a build: links, HTML, weight and accessibility.
 * @param client the folder of the build's files
 * @param routes of the pages
 */
export async function checkBuild(client: string, routes: string[]): Promise<CheckOutcome[]> {
  return [
    { name: 'links', faults: findDeadLinks(client, routes) },
    { name: 'HTML', faults: await findInvalidHtml(client, routes) },
    // a page with fifty services is heavy, but can be published
    { name: 'weight', faults: findHeavyPages(client, routes), isAdvice: true },
    { name: 'accessibility', faults: await findBarriers(client, routes) },
  ]
}

function findDeadLinks(client: string, routes: string[]): string[] {
  const deadLinksOn = createDeadLinkFinder(client)
  return routes.flatMap((route) => deadLinksOn(route).map((address) => `${route}: ${address} leads nowhere`))
}

async function findInvalidHtml(client: string, routes: string[]): Promise<string[]> {
  return withProgress('HTML', async (onProgress) => {
    const faults: string[] = []
    for (const [index, route] of routes.entries()) {
      const html = readFileSync(join(client, fileOf(route)), 'utf8')
      faults.push(...(await htmlFaults(html)).map((fault) => `${route}: ${fault}`))
      onProgress(index + 1, routes.length)
    }
    return faults
  })
}

function findHeavyPages(client: string, routes: string[]): string[] {
  return routes.flatMap((route) => {
    const { html = 0, script = 0 } = weighPage(client, route) ?? {}
    const over = (what: string, weight: number, budget: number) =>
      weight > budget ? [`${route}: ${what} ${bytes(weight)}, more than ${bytes(budget)}`] : []
    return [...over('the page weighs', html, PAGE_BUDGET), ...over('its script weighs', script, SCRIPT_BUDGET)]
  })
}

const findBarriers = (client: string, routes: string[]) =>
  withProgress('accessibility', (onProgress) => visitPages(client, routes, onProgress))
