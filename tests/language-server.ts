import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import {
  type CompletionItem,
  type JSONDocument,
  type LanguageService,
  TextDocument,
  getLanguageService,
} from 'vscode-json-languageservice'
import { editorSchemas, siteNames } from '../scripts/types/editor-schemas'
import { loadSite } from '../renderer/pipeline/load-site'
import { openLoaded } from '../renderer/pipeline/open-site'

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
    const at = marked.indexOf('|')
    const text = marked.replace('|', '')
    const document = TextDocument.create(pathToFileURL(resolve(file)).href, 'json', 1, text)
    return { document, json: service.parseJSONDocument(document) as JSONDocument, position: document.positionAt(at) }
  }
  return {
    complete: async (file, text) => {
      const { document, json, position } = open(file, text)
      return (await service.doComplete(document, position, json))?.items ?? []
    },
    hover: async (file, text) => {
      const { document, json, position } = open(file, text)
      return String((await service.doHover(document, position, json))?.contents ?? '')
    },
    diagnose: async (file, text) => {
      const { document, json } = open(file, text)
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
  const site = loadSite('site.config')
  const names = siteNames(site, openLoaded(site).facts)
  return new Map(
    Object.entries({ '.plat/editor': names, 'schemas/editor': undefined }).flatMap(([folder, known]) =>
      Object.entries(editorSchemas(known)).map(([name, schema]): [string, string] => [
        resolve(join(folder, name)),
        JSON.stringify(schema),
      ]),
    ),
  )
}
