import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { endWithNpm } from './server'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(process, 'kill').mockReturnValue(true)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test.each([
  ['ends with npm, and is asked once', 'preview', [[process.pid, 'SIGTERM']]],
  ['goes on after any other program', undefined, []],
])('a server whose starter has ended %s', (_, command, asked) => {
  vi.stubEnv('npm_lifecycle_event', command)
  const starter = vi.spyOn(process, 'ppid', 'get').mockReturnValue(10)
  const watch = endWithNpm()
  onTestFinished(() => clearInterval(watch))
  vi.advanceTimersByTime(1000)
  expect(process.kill).not.toHaveBeenCalled()
  // the first process takes over
  starter.mockReturnValue(1)
  vi.advanceTimersByTime(2000)
  expect(vi.mocked(process.kill).mock.calls).toEqual(asked)
})
