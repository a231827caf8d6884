import type { Plugin, ResolvedConfig } from 'vite'

/** What Vike keeps of its entry in Vite's settings, whose types don't know it. */
interface VikeEntry {
  _vitePluginServerEntry?: { disableAutoImport: boolean }
}

/**
 * Keeps Vike from writing where its entry is into its own package. Copies of the project may share the package, and a
 * bundle is moved when it is made: who packs that package later, as a worker does, would look for what is not there.
 * Vike has an option for it, which it reads from the settings for servers, and asks for in those that were made last.
 */
export function noAutoImport(): Plugin {
  return {
    name: 'plat:no-auto-import',
    apply: 'build',
    configResolved({ _vitePluginServerEntry: entry }: ResolvedConfig & VikeEntry) {
      if (entry) entry.disableAutoImport = true
    },
  }
}
