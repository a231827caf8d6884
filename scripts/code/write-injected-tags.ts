import type { InjectedTags } from '../../renderer/injected-tags'

/** What Vike notes of a file for browsers: where it is, and the keys of what it imports at once. */
export type Assets = Record<string, { file: string; imports?: string[] }>

/** The script that every page loads by itself. */
const ENTRY = 'renderer/+client.ts'

/**
 * Writes the tags that Vike adds to every page: its script, and what that imports. To ask Vike, its server would have to be
 * started, which takes a sixth of the bundler's work; tests/rendering-on-request.test.ts compares.
 * @throws where there is no such script
 */
export function writeInjectedTags(assets: Assets): InjectedTags {
  const [script, ...imported] = filesOf(ENTRY, assets)
  const preloads = imported.map(
    (file) => `<link rel="modulepreload" href="/${file}" as="script" type="text/javascript">`,
  )
  return { head: '', body: [`<script src="/${script}" type="module" async></script>`, ...preloads].join('') }
}

/** A file and all that it imports, each once, those first that import others. */
function filesOf(key: string, assets: Assets): string[] {
  const asset = assets[key]
  if (!asset) throw new Error(`Vike’s list of assets must have "${key}". It has: ${Object.keys(assets).join(', ')}.`)
  const imported = (asset.imports ?? []).flatMap((other) => filesOf(other, assets))
  return [...new Set([asset.file, ...imported])]
}
