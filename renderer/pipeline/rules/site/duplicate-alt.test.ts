import { expect, test } from 'vitest'
import { SMALLEST_SITE } from '../example-site'
import { marksOf } from '../../../../tests/told'
import { duplicateAlt } from './duplicate-alt'

const images = new Map(['a.jpg', 'b.jpg'].map((name) => [`/images/${name}`, undefined]))
const { sections } = SMALLEST_SITE['pages/index.json']
const feature = (name: string, alt: string) => ({
  type: 'feature',
  title: name,
  images: [{ src: `/images/${name}.jpg`, alt }],
})
const page = (...more: object[]) => ({ ...SMALLEST_SITE['pages/index.json'], sections: [...sections, ...more] })
const marks = (...more: object[]) => marksOf(duplicateAlt, { 'pages/index.json': page(...more) }, images)

test('the later picture is told, also in another section', () => {
  expect(marks(feature('a', 'A van'), feature('b', 'A van'))).toEqual(['index.json: "A van"'])
})

test('one picture that is shown twice may say the same twice', () => {
  expect(marks(feature('a', 'A van'), feature('a', 'A van'))).toEqual([])
  const others = [feature('b', 'A van'), feature('a', 'A van')]
  expect(marks(feature('a', 'A van'), ...others)).toEqual(['index.json: "A van"'])
})

test('pictures of two pages are not compared', () => {
  const documents = { 'pages/index.json': page(feature('a', 'A van')), 'pages/b.json': page(feature('b', 'A van')) }
  expect(marksOf(duplicateAlt, documents, images)).toEqual([])
})

test('the two logos of site.json show one thing', () => {
  const logo = (name: string) => ({ src: `/images/${name}.jpg`, alt: 'Acme' })
  const site = { ...SMALLEST_SITE['site.json'], logo: { light: logo('a'), dark: logo('b') } }
  expect(marksOf(duplicateAlt, { 'site.json': site }, images)).toEqual([])
})

test('pictures that decorate say the same: nothing', () => {
  const banner = (name: string) => ({ type: 'banner', title: name, image: { src: `/images/${name}.jpg`, alt: '' } })
  expect(marks(banner('a'), banner('b'))).toEqual([])
})
