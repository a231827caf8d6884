import type { Results } from './results'

/** What a run might find out, for tests. */
export const RESULTS: Results = {
  machine: { processor: 'Some Processor', cores: 2, memory: 25e9, system: 'linux 6.1', node: '20.20.2' },
  versions: { Plat: '0.1.0', Eleventy: '3.1.8' },
  pages: 1000,
  otherPages: 39,
  runs: 1,
  towns: [
    {
      tool: 'Plat',
      case: 'cold',
      run: 0,
      cost: { wall: 2, cpu: 2.5, memory: 250e6 },
      stages: { bundle: 0.5, check: 0.4, pages: 0.8 },
    },
    { tool: 'Eleventy', case: 'cold', run: 0, cost: { wall: 4, cpu: 5, memory: 500e6 } },
    { tool: 'Plat', case: 'edit', run: 0, cost: { wall: 0.2, cpu: 0.25, memory: 100e6 }, stages: { check: 0.1 } },
    { tool: 'Eleventy', case: 'edit', run: 0, cost: { wall: 4, cpu: 5, memory: 500e6 } },
  ],
  shipped: [{ tool: 'Plat', case: 'edit', run: 0, cost: { wall: 0.5, cpu: 0.6, memory: 110e6 } }],
}
