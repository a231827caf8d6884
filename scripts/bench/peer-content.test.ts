import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSite } from '../../renderer/pipeline/open-site'
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
  const model = await modelOf(open)
  const pages = open.pages.filter(({ route }) => route.startsWith('/town-'))
  for (const page of pages) {
    const html = renderPage(page, model, { head: '', body: '<script src="/a.js"></script>' })
    writeFileSync(join(built, `${page.route}.html`), html)
  }
  for (const room of ['content', 'data']) mkdirSync(join(folder, room))
  await writeContent([{ ...openPlat(site, 'town-0'), id: 'hugo', folder }], site, built, models)

  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const towns = pages.map(({ route }) => read(`content/${route}.html`))
  const sections = (type: string) => towns.flatMap((town) => town.sections).filter((section) => section.type === type)
  expect(towns[0]).toMatchObject({ route: '/town-0', city: 'Town 0', model: '0', tel: 'tel:+19725550142' })
  expect(JSON.stringify(towns)).not.toMatch(/\{city\}|"use"/)
  expect(sections('quote')[0].form.src).toMatch(/^\/embeds\/quote-form\?city=Town%20\d+$/)
  expect(sections('faq')[0].items[0].id).toMatch(/^faq-/)
  expect(sections('contact')[0].cities.list[0]).toEqual({ name: 'Allen', route: '/allen' })
  expect(sections('social')[0].places[0].label).toMatch(/^[A-Z]/)
  expect(sections('map')[0].drawing.markup).toMatch(/^<svg.*<\/svg>$/s)
  expect(sections('map')[0].live.frame).toMatch(/^https:/)
  expect(read('data/shell.json').scripts).toBe('<script src="/a.js"></script>')
  expect(read('data/images.json')['/images/hero-home.jpg'].srcset).toMatch(/ 480w, /)
  expect(read('data/icons.json').check).toBe('<path d="M20 6 9 17l-5-5"/>')
})
