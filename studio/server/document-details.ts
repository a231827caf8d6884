import { CITY_VARIABLES } from '../../renderer/documents/city-count'
import type { SourceDocument } from '../../renderer/documents/document'
import { isRecord, toPointer, valueAt } from '../../renderer/documents/json-tree'
import { scheduleOf } from '../../renderer/documents/schedule'
import { SITE_VARIABLES, pageVariables, placeNamed, variableSource } from '../../renderer/documents/site-variables'
import type { Variables } from '../../renderer/documents/variables'
import { checkSiteFile } from '../../renderer/pipeline/check-site'
import { readPage } from '../../renderer/pipeline/load-site'
import { openPage } from '../../renderer/pipeline/open-page'
import type { Problem } from '../../renderer/problems/problem'
import { chosenSeverities } from '../../renderer/rules/definition/rule'
import { describeContrasts } from '../../renderer/rules/site/contrast'
import { listSchemaId } from '../../renderer/schema/lists'
import { SCHEMA_OF } from '../../renderer/schema/schemas'
import type { ResolvedPage } from '../../renderer/site/page'
import { type LoadedSite, commonDocuments } from '../../renderer/site/site'
import type { DocumentId, SectionInfo, StudioDocument, StudioProblem, Variable } from '../protocol/documents'
import { Refusal } from './refusal'
import type { SiteDocuments } from './site-documents'
import { locateProblems, toStudioProblems } from './studio-problems'

/** A document with all that its form needs. @throws Refusal if there is none */
export function describeDocument(id: DocumentId, documents: SiteDocuments): StudioDocument {
  const file = documents.fileOf(id)
  documents.catchUp([file])
  const { site } = documents
  const page = site.pages.find((page) => page.file === file)
  const { document, problems, sections, vars, schema } = page
    ? openedPage(openPage(readPage(page, site), site), documents)
    : commonDocument(file, documents)
  const inDocument = problems.filter((problem) => problem.file === file)
  return {
    ...documents.infoOf(file),
    hash: documents.remember(document.text),
    ...(document.value !== undefined && { value: document.value }),
    problems: withSiteProblems(
      locateProblems(chosenSeverities(inDocument, site.data), site, documents),
      file,
      documents,
    ),
    schema,
    notes: documents.kindOf(file) === 'site' ? contrastNotes(site.data) : {},
    variables: variablesFor(vars, placeNamed(document.value), documents),
    sections,
  }
}

interface Details {
  document: SourceDocument
  problems: Problem[]
  sections: SectionInfo[]
  /** The page's own. */
  vars: Variables
  schema: string
}

function openedPage(opened: ReturnType<typeof openPage>, documents: SiteDocuments): Details {
  const { document, resolved, facts } = opened
  const sections = resolved ? sectionsOf(resolved, documents) : []
  return { document, problems: facts.problems, sections, vars: resolved?.vars ?? {}, schema: SCHEMA_OF.page }
}

function commonDocument(file: string, documents: SiteDocuments): Details {
  const { site } = documents
  const document = commonDocuments(site).find((other) => other.file === file)
  if (!document) throw new Refusal(404, 'There is no such document, or no longer.')
  const details = { document, problems: [], sections: [], vars: {} }
  switch (documents.kindOf(file)) {
    case 'site':
      return { ...details, problems: [...site.problems, ...checkSiteFile(site).problems], schema: SCHEMA_OF.site }
    case 'list':
      return { ...details, schema: listSchemaId(document.value) }
    default:
      return { ...details, schema: sectionSchemaId(document.value) }
  }
}

/** The contrasts of the theme's colors, by the pointers of the colors. */
const contrastNotes = (data: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(describeContrasts(data)).map(([name, words]) => [toPointer(['theme', 'colors', name]), words]),
  )

/** The schema of a shared section's type, if it has one. */
const sectionSchemaId = (value: unknown): string =>
  isRecord(value) && typeof value.type === 'string' ? `sections/${value.type}.schema.json` : SCHEMA_OF.section

/** Adds what the last check of the site has found in a document beyond what opening it finds. */
function withSiteProblems(opened: StudioProblem[], file: string, documents: SiteDocuments): StudioProblem[] {
  const ofSite = documents.live.problems.all.filter(({ problem }) => problem.file === file)
  const keyOf = ({ rule, pointer, message }: StudioProblem) => [rule, pointer, message].join('\0')
  const all = [...opened, ...toStudioProblems(ofSite, documents)]
  return [...new Map(all.map((problem) => [keyOf(problem), problem])).values()]
}

/** The sections of a page in the order of its own list, also those that can't be shown. */
export function sectionsOf(page: ResolvedPage, documents: SiteDocuments): SectionInfo[] {
  const { value } = page.document
  const written: unknown[] = isRecord(value) && Array.isArray(value.sections) ? value.sections : []
  return written.map((section, index) => {
    const position = page.origins.findIndex((origin) => origin.index === index)
    const origin = page.origins[position]
    const data = position >= 0 ? valueAt(page.data, ['sections', position]) : section
    const { type, title } = isRecord(data) ? data : {}
    return {
      index,
      ...(position >= 0 && { position }),
      ...(typeof type === 'string' && { type }),
      ...(typeof title === 'string' && { title }),
      ...(isRecord(data) && scheduleOf(data)?.draft && { draft: true }),
      ...(origin?.shared && {
        shared: {
          document: documents.idOf(origin.shared.file),
          name: isRecord(section) ? String(section.use) : '',
          overrides: [...origin.overrides],
        },
      }),
    }
  })
}

/** The variables that the texts of a document can name. @param vars the page's own @param place that it belongs to */
function variablesFor(vars: Variables, place: string | undefined, { site }: SiteDocuments): Variable[] {
  const values: Variables = { ...site.cityCount.variables, ...pageVariables(vars, site, place) }
  const names = [...new Set([...Object.keys(vars), ...Object.keys(SITE_VARIABLES), ...CITY_VARIABLES])]
  return names.map((name) => {
    const { how } = variableSource(name, vars, site.data, place)
    return {
      name,
      ...(values[name] !== undefined && { value: values[name] }),
      ...(how !== undefined && { description: how }),
    }
  })
}

/** The ids on a page that links can name. */
export function anchorsOn(id: DocumentId, documents: SiteDocuments): string[] {
  const file = documents.fileOf(id)
  const { site }: { site: LoadedSite } = documents
  const page = site.pages.find((page) => page.file === file)
  return page ? openPage(readPage(page, site), site).facts.anchors : []
}
