import colors from 'picocolors'
import { expect, test } from 'vitest'
import { listImages } from '../../renderer/pictures/pictures'
import { locate } from '../../renderer/problems/problem'
import { reportPretty } from '../../renderer/problems/pretty'
import { exampleTexts, openTexts } from '../../scripts/example-site'
import { RULES } from '../../renderer/rules/registry'
import { ELECTRICIAN } from '../../scripts/fixtures'

test('every rule tells its example in words that were read by a person', async () => {
  const images = listImages(ELECTRICIAN.public)
  const messages = RULES.map(({ name, example }) => {
    const opened = openTexts(exampleTexts(example, 'wrong'), images)
    return `══ ${name}\n\n${reportPretty(locate(opened), colors.createColors(false))}`
  })
  await expect(messages.join('\n')).toMatchFileSnapshot('../snapshots/messages.txt')
})
