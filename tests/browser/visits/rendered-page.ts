import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { probeImages } from '../../../renderer/pictures/image-variants'
import { sitePolicy } from '../../../renderer/render/policy'
import type { Embeds, Section, Site, Theme } from '../../../schemas/types'
import { openCode } from '../../../scripts/prerender/code'
import { ELECTRICIAN } from '../../../scripts/fixtures'

/** The address at which servePage serves its page. */
export const RENDERED = '/rendered'

/** Serves a page with these sections as a built page of the electrician's site with these embeds and this theme. */
export async function servePage(page: Page, sections: Section[], embeds: Embeds, theme?: Theme): Promise<void> {
  const site: Site = { ...JSON.parse(readFileSync(`${ELECTRICIAN.site}/site.json`, 'utf8')), embeds, theme }
  const pictures = Array.from(
    JSON.stringify({ sections, site }).matchAll(/"(\/images\/[^"]+)"/g),
    ([, src = '']) => src,
  )
  const { render, injected } = await openCode()
  const { renderPage } = (await import(render.href)) as typeof import('../../../renderer/render/render-page')
  const content = { route: RENDERED, data: { title: 'A page', description: 'A page', sections }, vars: {} }
  const body = renderPage(
    content,
    { site, cities: [], images: await probeImages(ELECTRICIAN.public, pictures), year: 2026 },
    injected,
  )
  const headers = { 'Content-Security-Policy': sitePolicy(site) }
  await page.route(`**${RENDERED}`, (route) => route.fulfill({ contentType: 'text/html', headers, body }))
}
