import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Patches, toPatches } from '../../renderer/changes/operations'
import { ELECTRICIAN } from '../fixtures'

/** A call of a tool of `npm run mcp`. */
export interface ToolCall {
  tool: string
  arguments: Record<string, unknown>
}

/** A change of documents, as planChange takes it. */
export interface TaskChange {
  patches?: Patches
  copies?: Record<string, string>
  moves?: Record<string, string>
}

/** A file of evaluation/: something that an assistant is asked to do to a site. */
export interface Task {
  name: string
  /** The site that it begins with. */
  site: keyof typeof SITES
  /** What is different on it beforehand, right or not. */
  setup?: TaskChange
  /** What the assistant is asked. */
  instruction: string
  /** What must have changed in the end, and nothing else. Its values may leave a choice, as matchValue describes. */
  expected: TaskChange
  /** The rules whose warnings a right solution may cause. */
  mayWarn?: string[]
  /** Calls that solve it. */
  solution: ToolCall[]
  /** What somebody might do instead, and why it is wrong. */
  wrong: { why: string; calls: ToolCall[] }
}

/** The sites that tasks begin with. */
export const SITES = {
  electrician: ELECTRICIAN,
  bakery: { site: 'tests/fixtures/bakery/site.config', public: 'tests/fixtures/bakery/public' },
}

/** Reads all tasks, by name. */
export function readTasks(): Task[] {
  const files = readdirSync('evaluation').filter((file) => file.endsWith('.json'))
  return files.sort().map((file) => {
    const task = JSON.parse(readFileSync(join('evaluation', file), 'utf8')) as Omit<Task, 'name'>
    for (const { patches } of [task.expected, task.setup ?? {}]) toPatches(patches ?? {})
    return { name: file.replace(/\.json$/, ''), ...task }
  })
}
