import type { Plugin } from 'esbuild'

/** What Vike imports and needs for things that this project has none of. */
const LAZY = /^(?:@babel\/(?:core|types)|semver)$/

const NAMESPACE = 'lazy'

/** Loads some packages not before something of theirs is asked for. */
export const lazyPackages: Plugin = {
  name: 'lazy-packages',
  setup(build) {
    build.onResolve({ filter: LAZY }, async ({ path, kind, resolveDir }) => {
      if (kind !== 'import-statement') return undefined
      const { path: file } = await build.resolve(path, { kind: 'require-call', resolveDir })
      return { path: file, namespace: NAMESPACE }
    })
    build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => ({ contents: lazily(path) }))
    build.onResolve({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => ({ path, external: true }))
  },
}

/** esbuild copies the names that a module has of its own, and would load it for that: those of its prototype it leaves. */
const lazily = (path: string) =>
  `module.exports = Object.create(new Proxy({}, { get: (_, name) => require(${JSON.stringify(path)})[name] }))`
