import type { Result } from 'lighthouse'
import { expect, test } from 'vitest'
import { lostAudits } from './lost-audits'

const RESULT = {
  audits: {
    'link-text': {
      score: 0,
      title: 'Links do not have descriptive text',
      displayValue: '1 link found',
      details: { items: [{ node: { type: 'node', snippet: '<a href="/b">' } }, { url: 'https://a.example/' }] },
    },
    'document-title': { score: 1, title: 'The document has a title' },
    hreflang: { score: null, title: 'Does not apply' },
    'image-delivery-insight': { score: 0, title: 'Improve image delivery', details: { items: [{ url: '/a.avif' }] } },
    'long-text': { score: 0, title: 'Neither costs points nor is advice' },
  },
  categories: {
    seo: {
      score: 0.75,
      auditRefs: [
        { id: 'image-delivery-insight', weight: 0, group: 'insights' },
        { id: 'document-title', weight: 3 },
        { id: 'link-text', weight: 1 },
        { id: 'hreflang', weight: 0 },
        { id: 'long-text', weight: 0 },
      ],
    },
    accessibility: { score: 1, auditRefs: [{ id: 'long-text', weight: 1 }] },
  },
} as unknown as Result

test('what cost points stands first, with its share of 100 and its element; advice follows', () => {
  expect(lostAudits(RESULT, 'seo')).toEqual([
    {
      category: 'seo',
      id: 'link-text',
      sentence: 'Links do not have descriptive text: 1 link found',
      points: 25,
      elements: ['<a href="/b">'],
    },
    {
      category: 'seo',
      id: 'image-delivery-insight',
      sentence: 'Improve image delivery',
      points: 0,
      elements: ['/a.avif'],
    },
  ])
})

test('a category with 100 lost nothing', () => {
  expect(lostAudits(RESULT, 'accessibility')).toEqual([])
})
