import { CITY_VARIABLES } from '../../renderer/documents/city-count'
import type { Origin, SourceDocument } from '../../renderer/documents/document'
import { type Path, isRecord, toPointer, valueAt } from '../../renderer/documents/json-tree'
import { scheduleOf } from '../../renderer/documents/schedule'
import { SITE_VARIABLES, pageVariables, variableSource } from '../../renderer/documents/site-variables'
import type { Variables } from '../../renderer/documents/variables'
import { checkSiteFile } from '../../renderer/pipeline/check-site'
import { readPage } from '../../renderer/pipeline/load-site'
import { openPage } from '../../renderer/pipeline/open-page'
import type { Problem } from '../../renderer/problems/problem'
import { chosenSeverities } from '../../renderer/rules/definition/rule'
import { listSchemaId } from '../../renderer/schema/lists'
import { SCHEMA_OF } from '../../renderer/schema/schemas'
import { originOf } from '../../renderer/site/origins'
import type { ResolvedDocument, ResolvedPage } from '../../renderer/site/page'
import { resolveSection } from '../../renderer/site/resolve'
import { type LoadedSite, commonDocuments } from '../../renderer/site/site'
import type { DocumentId, SectionInfo, StudioDocument, StudioProblem, ValueOrigin, Variable } from '../protocol'
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
  const own = problems.filter((problem) => problem.file === file)
  return {
    ...documents.infoOf(file),
    text: document.text,
    hash: documents.remember(document.text),
    ...(document.value !== undefined && { value: document.value }),
    problems: withSiteProblems(locateProblems(chosenSeverities(own, site.data), site, documents), file, documents),
    schema,
    variables: variablesFor(vars, page?.file, documents),
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
      return { ...details, sections: [ownSection(document, documents)], schema: SCHEMA_OF.section }
  }
}

/** Adds what the last check of the site has found in a document beyond what opening it finds. */
function withSiteProblems(own: StudioProblem[], file: string, documents: SiteDocuments): StudioProblem[] {
  const ofSite = documents.live.problems.located.filter(({ problem }) => problem.file === file)
  const keyOf = ({ rule, pointer, message }: StudioProblem) => [rule, pointer, message].join('\0')
  const all = [...own, ...toStudioProblems(ofSite, documents)]
  return [...new Map(all.map((problem) => [keyOf(problem), problem])).values()]
}

/** The sections of a page in the order of its own list, also those that can't be shown. */
export function sectionsOf(page: ResolvedPage, documents: SiteDocuments): SectionInfo[] {
  const { value } = page.document
  const written: unknown[] = isRecord(value) && Array.isArray(value.sections) ? value.sections : []
  return written.map((section, index) => {
    const position = page.origins.findIndex((origin) => origin.index === index)
    const origin = page.origins[position]
    const data = position >= 0 ? valueAt(page.data, ['sections', position]) : undefined
    const shared = origin?.shared && {
      document: documents.idOf(origin.shared.file),
      name: isRecord(section) ? String(section.use) : '',
      overrides: [...origin.overrides],
    }
    const isOverride = (key: string) => Boolean(origin?.shared && origin.overrides.includes(key))
    return {
      index,
      ...(position >= 0 && { position }),
      ...describeSection(data ?? section),
      ...(shared && { shared }),
      ...(isRecord(data) && {
        data,
        origins: originsOf(
          data,
          origin?.lists,
          (path) => {
            const place = originOf(page, ['sections', position, ...path])
            const isPage = place.document === page.document
            const from = isPage ? (isOverride(String(path[0])) ? 'override' : 'page') : undefined
            return { ...place, from: from ?? (place.document === origin?.shared ? 'shared' : 'list') }
          },
          documents,
        ),
      }),
    }
  })
}

/** A shared section by itself. */
function ownSection(document: SourceDocument, documents: SiteDocuments): SectionInfo {
  const { section } = resolveSection(document, documents.site.variables, documents.site)
  const { data, lists } = section
  return {
    index: 0,
    ...describeSection(data),
    origins: {},
    ...(isRecord(data) && {
      data,
      origins: originsOf(
        data,
        lists,
        (path) => {
          const place = originOf(section, path)
          return { ...place, from: place.document === document ? 'shared' : 'list' }
        },
        documents,
      ),
    }),
  }
}

function describeSection(
  section: unknown,
): Pick<SectionInfo, 'type' | 'title' | 'draft' | 'from' | 'until' | 'origins'> {
  if (!isRecord(section)) return { origins: {} }
  const { type, title } = section
  return {
    ...(typeof type === 'string' && { type }),
    ...(typeof title === 'string' && { title }),
    ...scheduleOf(section),
    origins: {},
  }
}

/** Where each value of a section is written, and each entry that comes from a list. */
function originsOf(
  data: Record<string, unknown>,
  lists: ResolvedDocument['lists'],
  find: (path: Path) => Origin & Pick<ValueOrigin, 'from'>,
  documents: SiteDocuments,
): Record<string, ValueOrigin> {
  const paths = Object.keys(data).flatMap((key): Path[] => {
    const entries = Object.hasOwn(lists ?? {}, key) ? (lists?.[key]?.entries ?? []) : []
    return [[key], ...entries.map((_, index) => [key, index])]
  })
  return Object.fromEntries(
    paths.map((path) => {
      const { document, path: place, from } = find(path)
      return [toPointer(path), { document: documents.idOf(document.file), pointer: toPointer(place), from }]
    }),
  )
}

/** The variables that the texts of a document can name. @param file of the page, if it is one */
function variablesFor(vars: Variables, file: string | undefined, documents: SiteDocuments): Variable[] {
  const { site } = documents
  const values: Variables = { ...site.cityCount.variables, ...pageVariables(vars, site) }
  const names = [...new Set([...Object.keys(vars), ...Object.keys(SITE_VARIABLES), ...CITY_VARIABLES])]
  return names.map((name) => {
    const { page, site: inSite, how } = variableSource(name, vars)
    const sources = [
      ...page.map((path) => ({ file, path })),
      ...inSite.map((path) => ({ file: site.document?.file, path })),
    ]
    const [source] = sources
    const isOne = sources.length === 1 && how === undefined && source?.file !== undefined
    return {
      name,
      ...(values[name] !== undefined && { value: values[name] }),
      ...(how !== undefined && { description: how }),
      ...(isOne &&
        source?.file !== undefined && {
          place: { document: documents.idOf(source.file), pointer: toPointer(source.path) },
        }),
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
