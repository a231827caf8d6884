import type { Plugin } from 'vite'

/** Gathers the name of every module that is bundled. */
export function gatherModules(modules: Set<string>): Plugin {
  return {
    name: 'plat:gather-modules',
    apply: 'build',
    buildEnd() {
      for (const id of this.getModuleIds()) modules.add(id)
    },
  }
}
