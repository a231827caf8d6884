import { expect, test } from 'vitest'
import { frameAddress } from './frame-address'

const partner = 'https://partner.example.com/apply'

test('hands the configured parameters to the partner', () => {
  expect(frameAddress(partner, { campaign: 'spring & summer' })).toBe(`${partner}?campaign=spring+%26+summer`)
})

test("passes the visitor's parameters on, and they win", () => {
  const configured = frameAddress(partner, { campaign: 'site', dealer: '7' })
  expect(frameAddress(configured, '?campaign=mail&utm_source=letter')).toBe(
    `${partner}?dealer=7&campaign=mail&utm_source=letter`,
  )
})

test('keeps a parameter that the visitor gives twice', () => {
  expect(frameAddress(`${partner}?plan=a`, '?plan=b&plan=c')).toBe(`${partner}?plan=b&plan=c`)
})

test('leaves the address alone where there is nothing to add', () => {
  expect(frameAddress(partner)).toBe(partner)
  expect(frameAddress(`${partner}?plan=a#top`, '')).toBe(`${partner}?plan=a#top`)
})
