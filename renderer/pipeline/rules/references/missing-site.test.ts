import { expect, test } from 'vitest'
import { rulesBroken, wholePage } from '../../../../tests/told'

test('a site without site.json lacks nothing else, though its texts name its facts', () => {
  const page = wholePage([{ type: 'prose', title: '{business}', body: '[{phone}](tel:{tel})', level: 1 }])
  expect(rulesBroken('site.json', '', { 'pages/call.json': page })).toEqual(['missing-site'])
})
