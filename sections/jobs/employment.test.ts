import { expect, test } from 'vitest'
import { formatPay } from './employment'

test.each([
  [{ from: 24, to: 32 }, 'en-US', 'USD', '$24 – $32'],
  [{ from: 24.5 }, 'en-US', 'USD', '$24.50'],
  [{ from: 62_000, to: 62_000 }, 'en-US', 'USD', '$62,000'],
  [{ from: 18, to: 21 }, 'de', 'EUR', '18–21 €'],
])('%j in %s is %s %s', (pay, language, currency, words) => {
  expect(formatPay({ ...pay, per: 'hour' }, language, currency).replaceAll(/\s/g, ' ')).toBe(words)
})
