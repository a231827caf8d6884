import type { Plugin } from 'vite'

/** Gathers the name of every module that is bundled, and the files that tell Vite how. */
export function gatherModules(modules: Set<string>): Plugin {
  return {
    name: 'plat:gather-modules',
    apply: 'build',
    configResolved({ configFileDependencies }) {
      for (const file of configFileDependencies) modules.add(file)
    },
    buildEnd() {
      for (const id of this.getModuleIds()) modules.add(id)
    },
  }
}
