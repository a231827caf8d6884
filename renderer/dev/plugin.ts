import type { Plugin } from 'vite'
export function platDev(): Plugin {
  return { name: 'plat:dev', apply: 'serve' }
}
