/** npm run evaluate: measures how well an assistant changes sites. */
import { Option } from 'commander'
import { terminalColors } from '../../renderer/problems/pretty'
import { EXIT, UsageError, createCommand, parseCount, run } from '../command'
import { alignColumns } from '../terminal'
import { unknownName } from '../usage/section-usage'
import { type TaskResult, runTask } from './run-task'
import { type Task, readTasks } from './task'

interface Options {
  command?: string
  only?: string[]
  timeout: number
  format: 'pretty' | 'json'
}

const command = createCommand(
  'evaluate',
  'Gives an assistant the tasks in evaluation/, each in a fresh copy of the project, and checks that exactly what was asked has changed. Without --command, lists the tasks.',
)
  .option(
    '--command <line>',
    'the command line that runs the assistant; the instruction is in the variable TASK, and on stdin',
  )
  .option('--only <tasks...>', 'the names of some tasks')
  .option('--timeout <seconds>', 'how long a task may take', parseCount(1), 600)
  .addOption(new Option('--format <format>', 'how to print').choices(['pretty', 'json']).default('pretty'))
  .addHelpText(
    'after',
    `
Example:
  npm run evaluate -- --command 'my-assistant "$TASK"' --only change-phone`,
  )

export const finished = run(command, async ({ command: line, only, timeout, format }: Options) => {
  const tasks = chooseTasks(readTasks(), only)
  if (line === undefined) {
    if (format === 'json') console.log(JSON.stringify(tasks, null, 2))
    else
      for (const row of alignColumns(
        tasks.map(({ name, instruction }) => [name, instruction]),
        '',
      ))
        console.log(row)
    return
  }
  const results: TaskResult[] = []
  for (const task of tasks) {
    console.error(`\n── ${task.name}`)
    results.push(await runTask(task, line, timeout))
  }
  console.log(format === 'json' ? JSON.stringify(results, null, 2) : toTable(results))
  if (results.some(({ isSolved }) => !isSolved)) process.exitCode = EXIT.problems
})

function chooseTasks(tasks: Task[], only: string[] | undefined): Task[] {
  const names = tasks.map(({ name }) => name)
  const unknown = only?.find((name) => !names.includes(name))
  if (unknown !== undefined) throw unknownName(`there is no task ${unknown}.`, unknown, names, LIST)
  if (tasks.length === 0) throw new UsageError('the folder evaluation/ has no tasks.')
  return tasks.filter(({ name }) => only?.includes(name) ?? true)
}

const LIST = '`npm run evaluate` lists the tasks.'

function toTable(results: TaskResult[]): string {
  const rows = results.flatMap(({ name, isSolved, faults, seconds }) => {
    const mark = isSolved ? terminalColors.green('✓') : terminalColors.red('✗')
    const [first = '', ...others] = faults
    return [[mark, name, `${seconds} s`, first], ...others.map((fault) => ['', '', '', fault])]
  })
  const solved = results.filter(({ isSolved }) => isSolved).length
  return [...alignColumns(rows, ''), '', `${solved} of ${results.length} tasks solved.`].join('\n')
}
