import { expect, test } from 'vitest'
import { fontFiles, fontStyles } from './fonts'

test('the design has a font for headings and one for texts, each with a fallback of its measures', () => {
  const styles = fontStyles()
  expect(styles).toContain(
    ":root{--font-display:'Besley','Besley Fallback',serif;--font-text:'Public Sans','Public Sans Fallback',sans-serif}",
  )
  expect(styles.match(/@font-face/g)).toHaveLength(4)
  expect(fontFiles()).toHaveLength(2)
})

test('a theme chooses others, and one font for both is loaded once', () => {
  const theme = { fonts: { display: 'public-sans' } }
  expect(fontStyles(theme)).toContain(":root{--font-display:'Public Sans','Public Sans Fallback',sans-serif;")
  expect(fontStyles(theme).match(/@font-face/g)).toHaveLength(2)
  expect(fontFiles(theme)).toEqual([fontFiles()[1]])
})
