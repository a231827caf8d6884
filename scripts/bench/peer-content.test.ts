import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSite } from '../../renderer/pipeline/open-site'
import { isError } from '../../renderer/problems/problem'
import { renderPage } from '../../renderer/render/render-page'
import { modelOf } from '../../tests/sites'
import { temporaryFolder } from '../../tests/temporary-sites'
import { writeContent } from './peer-content'
import { openPlat } from './tools'
import { writeTowns } from './town-documents'

test('the peers’ content has everything that Plat derives for the towns', async () => {
  const [site, built, folder] = [temporaryFolder(), temporaryFolder(), temporaryFolder()]
  const models = writeTowns(site, 12)
  const open = openSite(join(site, 'site.config'))
  expect(open.problems.filter(isError)).toEqual([])
  const model = await modelOf(open)
  const pages = open.pages.filter(({ route }) => route.startsWith('/town-'))
  for (const page of pages) {
    const injected = { head: '', body: '<script src="/a.js"></script>' }
    writeFileSync(join(built, `${page.route}.html`), renderPage(page, model, injected))
  }
  for (const room of ['content', 'data']) mkdirSync(join(folder, room))
  await writeContent([{ ...openPlat(site, 'town-0'), id: 'hugo', folder }], site, built, models)

  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const towns = pages.map(({ route }) => read(`content/${route}.html`))
  const sections = (type: string) => towns.flatMap((town) => town.sections).filter((section) => section.type === type)
  const [town] = towns
  expect(town).toMatchObject({ route: '/town-0', vars: { city: 'Town 0' }, model: '0', tel: 'tel:+19725550142' })
  expect(town.cities).toEqual([])
  const lists = towns.flatMap(({ cities }) => (cities.length > 0 ? [cities] : []))
  expect(lists[0][0]).toMatchObject({ name: 'Allen', route: '/allen' })
  expect(town.nodes).toMatch(/^\{"@type":"\w+",.*"BreadcrumbList"/)
  expect(JSON.stringify(towns)).not.toMatch(/\{city\}|"use"/)
  expect(sections('map')[0].markup).toMatch(/^<section.*<svg.*<\/section>$/s)
  const shell = read('data/shell.json')
  expect(shell.business).toMatch(/^\{"@type":"Electrician",.*\}$/)
  expect(shell.heads['11']).toMatch(/^<link .*<meta http-equiv=.*<style>.*<\/style>$/s)
  expect(shell.scripts).toBe('<script src="/a.js"></script>')
  expect(read('data/images.json')['/images/hero-home.jpg'].srcset).toMatch(/ 480w, /)
  expect(read('data/icons.json').check).toBe('<path d="M20 6 9 17l-5-5"/>')
})
