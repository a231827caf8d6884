import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { listFiles } from '../../renderer/documents/files'

/** Words that stay in the code, each with its reason. */
const ALLOWED: Record<string, string[]> = {
  'names of keys': ['Enter', 'Escape', 'Tab'],
  'names of companies': 'Facebook YouTube TikTok Nextdoor Instagram About.me Google Yelp Pinterest Threads'.split(' '),
  'seen by developers only': ['This page', 'This section'],
}

const allowed = new Set(Object.values(ALLOWED).flat())

/** Attributes and properties whose texts are shown or read out. */
const SPOKEN =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|alt|title|label|placeholder|error|note)$/

/** "Call now", "Menu": not "wrap columns", "FAQPage" or "M0 0". */
const LOOKS_LIKE_WORDS =
  /^\s*\p{Lu}?\p{Ll}+[’']?\p{Ll}*[,:]? \p{L}+.*[.?!…]\s*$|^\s*\p{Lu}\p{Ll}+(?:\P{L}*$|[,:]? \p{L})/u

test('no code has words for visitors, who may read another language', () => {
  const files = ['sections', 'renderer/render', 'renderer/islands']
    .flatMap((folder) => listFiles(folder).map((name) => `${folder}/${name}`))
    // the texts in the other files of renderer/render are messages for developers
    .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file) && !/^renderer\/render\/.*\.ts$/.test(file))
  const found = files.map((file) => [file, wordsIn(file, readFileSync(file, 'utf8'))] as const)
  expect(Object.fromEntries(found.filter(([, words]) => words.length > 0))).toEqual({})
})

test.each([
  ['<p>Loading…</p>', ['Loading…']],
  ['<nav aria-label="Main" className="wrap columns" />', ['Main']],
  ['<p>{isOpen ? words.close : `open`} {" "}</p>', ['open']],
  ['<Image picture={{ ...logo, alt: `${name}, home` }} />', [', home']],
  ['embedFrame(element, "Quote form", src)', ['Quote form']],
  ['const names = { visitor: "You", assistant: "" }', ['You']],
  ['throw new Error("There is no such picture.")', []],
  ['<p className="lead">{classes("on-dark", id)} · {words.hours}</p>', []],
  ['<style precedence="page">{`:root{--hero:${height}svh}`}</style>', []],
  ['const node = { "@type": "Question", name: question }', []],
])('in %s, the words are %j', (code, words) => {
  expect(wordsIn('code.tsx', code)).toEqual(words)
})

interface Node {
  type: string
  [member: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

/** The words for visitors in some code. */
function wordsIn(file: string, code: string): string[] {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file} can't be parsed: ${errors[0]?.message}`)
  const words: string[] = []
  visit(program as unknown as Node, false, (text, isSpoken) => {
    if (isSpoken ? /\p{L}/u.test(text) : LOOKS_LIKE_WORDS.test(text)) words.push(text.trim())
  })
  return words.filter((text) => !allowed.has(text))
}

/**
 * Visits all texts.
 * @param isSpoken whether a text here is shown or read out, whatever it looks like
 */
function visit(node: Node, isSpoken: boolean, found: (text: string, isSpoken: boolean) => void): void {
  const { type } = node
  if (isForDevelopers(node)) return
  if (type === 'JSXText') found(String(node.value), true)
  else if (type === 'Literal' && typeof node.value === 'string') found(node.value, isSpoken)
  else if (type === 'TemplateElement') found(String((node.value as { cooked?: string }).cooked), isSpoken)
  const name = nameOf(node)
  for (const [member, value] of Object.entries(node)) {
    if (member === 'key' || member === 'test' || (type === 'CallExpression' && member === 'callee')) continue
    const isSpokenThere = name === undefined ? isPassedOn(node, isSpoken) : SPOKEN.test(name)
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, isSpokenThere, found)
  }
}

/** The name of an attribute or a property. */
function nameOf({ type, name, key }: Node): string | undefined {
  if (type === 'JSXAttribute' && isNode(name)) return String(name.name)
  if (type === 'Property' && isNode(key)) return String(key.name ?? key.value)
  return undefined
}

/** Whether what is in a node is shown where the node is. */
function isPassedOn({ type }: Node, isSpoken: boolean): boolean {
  if (type === 'JSXElement' || type === 'JSXFragment') return true
  const passing = ['JSXExpressionContainer', 'ConditionalExpression', 'LogicalExpression', 'TemplateLiteral']
  return passing.includes(type) && isSpoken
}

/** Types, errors, styles, and the names of schema.org. */
function isForDevelopers(node: Node): boolean {
  const { type, callee } = node
  if (type.startsWith('TS') && type !== 'TSAsExpression' && type !== 'TSSatisfiesExpression') return true
  if (nameOf(node) === '@type') return true
  if (type === 'JSXElement' && isNode(node.openingElement) && isNode(node.openingElement.name))
    return node.openingElement.name.name === 'style'
  if (type === 'NewExpression' && isNode(callee)) return String(callee.name).endsWith('Error')
  return type === 'CallExpression' && isNode(callee) && isNode(callee.object) && callee.object.name === 'console'
}
