import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import {
  type CompletionItem,
  type LanguageService,
  TextDocument,
  getLanguageService,
} from 'vscode-json-languageservice'
import { editorSchemas, siteNames } from '../scripts/types/editor-schemas'
import { loadSite } from '../renderer/pipeline/load-site'
import { openLoaded } from '../renderer/pipeline/open-site'
import { ELECTRICIAN } from '../scripts/fixtures'

/** Asks VS Code's language server for JSON about a text that stands in a file of the project. "|" marks the cursor. */
export interface Editor {
  complete: (file: string, text: string) => Promise<CompletionItem[]>
  hover: (file: string, text: string) => Promise<string>
  /** What is marked, and why: `"ratting": Property ratting is not allowed.` */
  diagnose: (file: string, text: string) => Promise<string[]>
}

/** The language server with the project's own settings, so that these are tested too. */
export async function openEditor(): Promise<Editor> {
  const service = await configuredService()
  const open = (file: string, marked: string) => {
    const text = marked.replace('|', '')
    const document = TextDocument.create(pathToFileURL(resolve(file)).href, 'json', 1, text)
    return [document, document.positionAt(marked.indexOf('|')), service.parseJSONDocument(document)] as const
  }
  return {
    complete: async (file, text) => (await service.doComplete(...open(file, text)))?.items ?? [],
    hover: async (file, text) => String((await service.doHover(...open(file, text)))?.contents ?? ''),
    diagnose: async (file, text) => {
      const [document, , json] = open(file, text)
      const found = await service.doValidation(document, json, { comments: 'error', trailingCommas: 'error' })
      return found.map(({ range, message }) => `${document.getText(range)}: ${message}`)
    },
  }
}

async function configuredService(): Promise<LanguageService> {
  const files = await schemaFiles()
  const service = getLanguageService({
    clientCapabilities: { textDocument: { completion: { completionItem: { documentationFormat: ['markdown'] } } } },
    workspaceContext: { resolveRelativePath: (relative, base) => new URL(relative, base).href },
    schemaRequestService: async (url) => {
      const file = fileURLToPath(url)
      const text = files.get(file)
      if (text === undefined) throw new Error(`${file} is no schema of the settings.`)
      return text
    },
  })
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
    'json.schemas': { fileMatch: string[]; url: string }[]
  }
  service.configure({
    validate: true,
    schemas: settings['json.schemas'].map(({ fileMatch, url }) => ({
      fileMatch,
      uri: pathToFileURL(resolve(url)).href,
      folderUri: pathToFileURL(resolve('.')).href,
    })),
  })
  return service
}

/** What the commands write, made anew: a test must not depend on what was written before. */
async function schemaFiles(): Promise<Map<string, string>> {
  const site = loadSite(ELECTRICIAN.site)
  const folders = { '.plat/editor': siteNames(site, openLoaded(site).facts), 'schemas/editor': undefined }
  const files = Object.entries(folders).flatMap(([folder, names]) =>
    Object.entries(editorSchemas(names)).map(
      ([name, schema]) => [resolve(folder, name), JSON.stringify(schema)] as const,
    ),
  )
  return new Map(files)
}
