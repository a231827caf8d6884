import type { Plugin } from 'vite'

/**
 * Keeps stylesheets out of the build: every page carries its own styles in its head,
 * and Vike would link the files that nobody needs from every page.
 */
export function stylesInPages(): Plugin {
  return {
    name: 'plat:styles-in-pages',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type === 'asset' && name.endsWith('.css')) delete bundle[name]
        if (file.type === 'chunk') file.viteMetadata?.importedCss.clear()
      }
    },
  }
}
