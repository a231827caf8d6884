import { join } from 'node:path'
import { expect, test } from 'vitest'
import { page, temporarySite } from '../../tests/sites'
import { changeOf } from './change-of'

const ROUTES = ['/', '/towns/avon', '/gone']

function change(...files: string[]) {
  const folder = temporarySite({ 'pages/towns/avon.json': page() })
  const paths = files.map((file) => join(folder, file))
  return changeOf(paths, folder, (route) => ROUTES.includes(route))
}

test('a page that was written again concerns itself alone', () => {
  expect(change('pages/index.json', 'pages/towns/avon.json')).toMatchObject({
    routes: ['/', '/towns/avon'],
    isWide: false,
  })
})

test.each([
  ['a page that is new', 'pages/new.json'],
  ['a page that is gone', 'pages/gone.json'],
  ['a shared section', 'shared/permits.json'],
  ['site.json', 'site.json'],
  ['a folder', 'pages/towns'],
  ['a picture', '../public/images/truck.jpg'],
])('%s concerns every page', (_, file) => {
  expect(change('pages/index.json', file)).toMatchObject({ routes: ['/'], isWide: true })
})

test('what editors write beside the documents is no change', () => {
  expect(change('pages/.index.json.swp', 'pages/index.json~', 'pages/index.json.tmp', '.git')).toBeUndefined()
})
