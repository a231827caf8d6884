import { expect, test } from 'vitest'
import { runTask } from '../../scripts/evaluate/run-task'
import { readTasks } from '../../scripts/evaluate/task'

const task = readTasks().find(({ name }) => name === 'change-phone')!

/** Replaces the number, as an assistant might that has read the instruction. */
const SOLVE = `node -e "
  const fs = require('fs')
  const [number] = /\\(802\\) 555-\\d+/.exec(process.env.TASK)
  const text = fs.readFileSync('site.config/site.json', 'utf8')
  fs.writeFileSync('site.config/site.json', text.replace('(802) 555-0119', number))
"`

test.skipIf(process.platform === 'win32')(
  'a command line solves a task in a copy of the project, or is told what is wrong',
  async () => {
    expect(await runTask(task, SOLVE, 60)).toMatchObject({ name: 'change-phone', isSolved: true, faults: [] })
    // it reads the instruction, changes what it must not, finds no solutions, and fails
    const wrong = await runTask(task, 'grep -q telephone && echo >> README.md && ls evaluation', 60)
    expect(wrong).toMatchObject({
      isSolved: false,
      faults: [
        'site.json: /phone must be "(802) 555-0188", but is "(802) 555-0119".',
        'README.md must not change.',
        expect.stringMatching(/^The command ended with exit code \d+\.$/),
      ],
    })
    expect((await runTask(task, 'sleep 60', 1)).faults).toContain('The command was stopped after 1 seconds.')
  },
)
