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
  ['ends with npm, and is asked only once', 'preview', [[process.pid, 'SIGTERM']]],
  ['goes on after another program', undefined, []],
])('a server whose parent process has ended %s', (_, command, signals) => {
  vi.stubEnv('npm_lifecycle_event', command)
  const parent = vi.spyOn(process, 'ppid', 'get').mockReturnValue(10)
  const watch = endWithNpm()
  onTestFinished(() => clearInterval(watch))
  vi.advanceTimersByTime(1000)
  expect(process.kill).not.toHaveBeenCalled()
  // the first process of the system takes over
  parent.mockReturnValue(1)
  vi.advanceTimersByTime(2000)
  expect(vi.mocked(process.kill).mock.calls).toEqual(signals)
})
