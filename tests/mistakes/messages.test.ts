import colors from 'picocolors'
import { expect, test } from 'vitest'
import { listImages } from '../../renderer/pictures/pictures'
import { locate } from '../../renderer/problems/problem'
import { reportPretty } from '../../renderer/problems/pretty'
import { exampleTexts, openTexts } from '../../scripts/example-site'
import { RULES } from '../../renderer/rules/registry'
import { ELECTRICIAN } from '../../scripts/fixtures'

test('the messages of all rules are as they were last reviewed', async () => {
  const images = listImages(ELECTRICIAN.public)
  const messages = RULES.map(({ name, example }) => {
    const opened = openTexts(exampleTexts(example, 'wrong'), images)
    return `══ ${name}\n\n${reportPretty(locate(opened), colors.createColors(false))}`
  })
  await expect(messages.join('\n')).toMatchFileSnapshot('../snapshots/messages.txt')
})
