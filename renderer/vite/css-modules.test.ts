import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import heroRules from '../../sections/hero/Hero.module.css?rules'
import hero from '../../sections/hero/Hero.module.css'
import { classesOf, recordStyles } from '../../sections/ui/used-styles'
import { temporaryFolder } from '../../tests/temporary-site'
import { parseStyles } from '../document/style-rules'
import { cssModules } from './css-modules'
import { styleRules } from './style-rules'

/** A development server of a folder with these files. */
async function startServer(files: Record<string, string>) {
  const root = temporaryFolder()
  const write = (name: string, text: string) => writeFileSync(join(root, name), text)
  for (const [name, text] of Object.entries(files)) write(name, text)
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [cssModules(), styleRules()],
  })
  onTestFinished(() => server.close())
  const load = async (name: string) => (await server.ssrLoadModule(`/${name}`)).default as unknown
  const save = (name: string, text: string) => {
    write(name, text)
    server.watcher.emit('change', join(root, name))
  }
  return { server, load, save }
}

test('on a server a class tells that it is used', () => {
  const { result, styles } = recordStyles(() => hero.hero)
  expect(result).toBe('_Hero-hero')
  expect(classesOf(styles)).toEqual(['_Hero-hero'])
})

test('the rules of a stylesheet have the names of its classes', () =>
  expect(heroRules.flatMap(({ heads }) => heads.map(({ text }) => text))).toContain('._Hero-hero'))

test('browsers get the names of the classes alone: the page has the styles', async () => {
  const { server } = await startServer({ 'Tile.module.css': '.tile { color: red }' })
  const answer = await server.environments.client.transformRequest('/Tile.module.css')
  expect(answer?.code).toBe('export default {"tile":"_Tile-tile"}')
})

test('other stylesheets remain Vite’s', async () => {
  const { load } = await startServer({ 'plain.css': '.plain { color: red }' })
  expect(await load('plain.css?inline')).toBe('.plain { color: red }')
})

test('but for those whose rules are asked for', async () => {
  const { load } = await startServer({ 'plain.css': '.plain { color: red }' })
  expect(await load('plain.css?inline&rules')).toEqual(parseStyles('.plain { color: red }'))
})

test('a stylesheet that was saved is compiled again', async () => {
  const { load, save } = await startServer({
    'Tile.module.css': '.tile { color: red }',
    'tile.ts': "export { default } from './Tile.module.css?rules'",
  })
  expect(await load('tile.ts')).toEqual(parseStyles('._Tile-tile{color:red}'))
  save('Tile.module.css', '.tile { color: green }')
  await expect.poll(() => load('tile.ts')).toEqual(parseStyles('._Tile-tile{color:green}'))
})
