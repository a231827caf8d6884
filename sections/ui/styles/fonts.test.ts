import { fonts as installed } from 'virtual:fonts'
import { expect, test } from 'vitest'
import { fontFiles, fontStyles } from './fonts'

installed.nabla = {
  metadata: { family: 'Nabla', category: 'display', defSubset: 'latin', weights: [400], variable: {} },
  subsets: { latin: { url: '/nabla.woff2', range: 'U+0000-00FF' } },
}

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

test('a font without an axis for its weight has the weight that it was drawn in', () => {
  expect(fontStyles({ fonts: { display: 'nabla' } })).toContain(
    "@font-face{font-family:'Nabla';src:url(/nabla.woff2) format('woff2');font-weight:400;font-display:optional}",
  )
})
