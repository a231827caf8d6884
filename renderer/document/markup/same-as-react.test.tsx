import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BUILDS } from '../../../tests/build-sites'
import { withPage } from '../../../sections/page-context'
import { QuoteFormPage } from '../../../sections/ui/QuoteFormPage'
import { fileOf } from '../../pipeline/emit/file-of'
import { buildModel } from '../../pipeline/model'
import { openSite } from '../../pipeline/open-site'
import { PageView } from '../../pipeline/pages/page-view'
import { TrackedModel } from '../../pipeline/pages/tracked-model'
import { Head } from '../Head'
import { Metadata } from '../Metadata'
import { PageFrame } from '../PageFrame'
import { PageSections } from '../PageSections'
import { toHtmlSyntax } from './html-syntax'
import { writeNode } from './write-node'

/** Links that React preloads pictures with, by itself and in its own order, in front of all else. */
const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)*/

/** A build has shorter names for classes, and names its files by what they hold. */
const withoutNames = (html: string) =>
  html.replaceAll(/ class="[^"]*"/g, ' class').replaceAll(/"\/[^"]*\/brands\.[^"#]*svg#/g, '"brands.svg#')

test.each(Object.values(BUILDS))(
  'every page of $site is written as React’s own renderer does',
  async ({ site, out }) => {
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
      const context = new PageView(page, new TrackedModel(model, page.route))
      const written = withPage(context, () => writeNode(body))
      const byReact = withPage(context, () => renderToStaticMarkup(body))
      expect(written, page.route).toBe(toHtmlSyntax(byReact).replace(PRELOADS, ''))
      // what is built is compiled, and makes no elements
      const built = readFileSync(join(out, 'client', fileOf(page.route)), 'utf8')
      expect(withoutNames(built).includes(withoutNames(written)), `${page.route} is built as written`).toBe(true)
      expect(writeNode(head), page.route).toBe(toHtmlSyntax(renderToStaticMarkup(head)))
    }
  },
)

test('so is the quote form', () => {
  const form = <QuoteFormPage thanks="/thanks" />
  expect(writeNode(form)).toBe(toHtmlSyntax(renderToStaticMarkup(form)))
})
