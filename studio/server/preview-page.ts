import type { Site } from '../../schemas/types'
import type { Edit } from '../../renderer/changes/edit'
import { readPage } from '../../renderer/pipeline/load-site'
import { openPage } from '../../renderer/pipeline/open-page'
import { replaceTexts } from '../../renderer/pipeline/replace-texts'
import { publishedSite } from '../../renderer/render/absent-links'
import { errorsAmong } from '../../renderer/rules/definition/rule'
import type { OpenedPage } from '../../renderer/site/page'
import type { LoadedSite } from '../../renderer/site/site'
import { isSite } from '../../renderer/validate/validator'
import type { DocumentId } from '../protocol/documents'
import type { Preview } from '../protocol/framed-page'
import { sectionsOf } from './document-details'
import { Refusal } from './refusal'
import type { SiteDocuments } from './site-documents'
import type { StudioTools } from './tools'

/** A page as it would be with edits that aren't written. */
export interface DraftPage {
  site: LoadedSite
  opened: OpenedPage
}

/** Opens a page in memory with some edits. @throws Refusal if it is no page */
export function openDraft(id: DocumentId, edits: Edit[], documents: SiteDocuments): DraftPage {
  const { site: written } = documents
  const file = documents.fileOf(id)
  const page = written.pages.find((page) => page.file === file)
  if (!page) throw new Refusal(400, 'Only a page can be shown.')
  const texts = new Map(edits.map(({ file, after }) => [file, after]))
  const replaced = edits.length > 0 ? replaceTexts(written, texts, written.cityCount.value) : written
  // suggestions from all documents would have to read them
  const site = { ...replaced, suggestions: written.suggestions }
  return { site, opened: openPage(readPage(page, site), site) }
}

/** Renders a page with edits that aren't written, as the development server would after they were. */
export async function previewPage(draft: DraftPage, documents: SiteDocuments, tools: StudioTools): Promise<Preview> {
  const { site, opened } = draft
  const { page, resolved, facts } = opened
  const hasErrors = errorsAmong(facts.problems, site.data).length > 0
  return {
    ...(page && !hasErrors && { html: await renderDraft(page, facts.images, site, documents, tools) }),
    sections: resolved ? sectionsOf(resolved, documents) : [],
  }
}

async function renderDraft(
  page: NonNullable<OpenedPage['page']>,
  images: string[],
  site: LoadedSite,
  documents: SiteDocuments,
  tools: StudioTools,
): Promise<string> {
  const { pages } = documents.live
  await pages.probe(images)
  const { model } = pages
  if (!model)
    throw new Refusal(409, 'site.json has never been valid since the server was started, so that no page can be shown.')
  const settings: Site = isSite(site.data) ? publishedSite(site.data, model.absent ?? [], site) : model.site
  return tools.render(page, { ...model, site: settings })
}
