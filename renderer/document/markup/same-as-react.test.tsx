import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BUILDS } from '../../../tests/build-sites'
import { withPage } from '../../../sections/page-context'
import { QuoteFormPage } from '../../../sections/ui/QuoteFormPage'
import { buildModel } from '../../pipeline/model'
import { openSite } from '../../pipeline/open-site'
import { trackUses } from '../../pipeline/pages/track-uses'
import { contextOf } from '../../pipeline/render'
import { Head } from '../Head'
import { Metadata } from '../Metadata'
import { PageFrame } from '../PageFrame'
import { PageSections } from '../PageSections'
import { toHtmlSyntax } from './html-syntax'
import { writeNode } from './write-node'

/** Links that React preloads pictures with, by itself and in its own order, in front of all else. */
const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)*/

test.each(Object.values(BUILDS))('every page of $site is written as React’s own renderer does', async ({ site }) => {
  const open = await openSite(site)
  const model = await buildModel(open, open.site!, open.pages)
  expect(model.pages.length).toBeGreaterThan(2)
  for (const page of model.pages) {
    const body = (
      <PageFrame>
        <PageSections sections={page.data.sections} />
      </PageFrame>
    )
    const head = (
      <Head>
        <Metadata page={page} model={model} />
      </Head>
    )
    const context = contextOf(page, trackUses(model, page.route))
    const written = withPage(context, () => writeNode(body))
    const byReact = withPage(context, () => renderToStaticMarkup(body))
    expect(written, page.route).toBe(toHtmlSyntax(byReact).replace(PRELOADS, ''))
    expect(writeNode(head), page.route).toBe(toHtmlSyntax(renderToStaticMarkup(head)))
  }
})

test('so is the quote form', () => {
  const form = <QuoteFormPage thanks="/thanks" />
  expect(writeNode(form)).toBe(toHtmlSyntax(renderToStaticMarkup(form)))
})
