import { expect, test } from 'vitest'
import { fontFiles, fontStyles } from './fonts'

test('the design has a font for headings and one for texts, each with stand-ins of its measures', () => {
  const styles = fontStyles()
  expect(styles).toContain(":root{--font-display:'Besley','Besley in Georgia',")
  expect(styles).toContain(",'Public Sans in DejaVu Sans',sans-serif}")
  expect(styles).toContain("src:local('Georgia');size-adjust:117%;ascent-override:88%;descent-override:25%")
  expect(fontFiles()).toHaveLength(2)
})

test('a theme chooses others, and one font for both is loaded once', () => {
  const theme = { fonts: { display: 'public-sans' } }
  expect(fontStyles(theme)).toContain(":root{--font-display:'Public Sans','Public Sans in Arial',")
  expect(fontStyles(theme).match(/url\(/g)).toHaveLength(1)
  expect(fontFiles(theme)).toEqual([fontFiles()[1]])
})
