import { expect, test } from 'vitest'
import { initialsOf } from './initials'

test.each([
  ['Ray Whitaker', 'RW'],
  ['Dr. Ana María López', 'AL'],
  ['Prof. Dr. Jo Fischer', 'JF'],
  ['Élodie', 'É'],
  ['王小明', '王'],
  ['J. R. Smith', 'JS'],
  ['Luis (Lou) Ortega', 'LO'],
  ['', ''],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
