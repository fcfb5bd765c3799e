import type { StartupBlock, StartupRecord } from '../../sandbox/devtools/hosts/protocol'
import { startOf, startTable } from './starts'

const block = (name: string, start: number, ms: number, parts: Record<string, number> = {}): StartupBlock => ({
  name,
  start,
  ms,
  parts,
})
const record = (change: Partial<StartupRecord> = {}): StartupRecord => ({
  firstDrawn: 100,
  content: 200,
  scripts: [
    { file: 'app.js', bytes: 1024 },
    { file: 'vendors.js', bytes: 3072 },
  ],
  modules: [{ id: '1', file: 'vendors.js', bytes: 2048 }],
  blocks: [],
  tasks: [],
  ...change,
})

describe('a start', () => {
  it('is the median of several, with the sizes of the files and modules that were evaluated', () => {
    expect(startOf([record({ content: 900 }), record({ content: 300 }), record({ content: 200 })])).toEqual({
      firstDrawn: 100,
      content: 300,
      scripts: 4096,
      modules: 1,
      evaluated: 2048,
      long: [],
    })
  })

  it('names the blocks of more than 50 ms that at least half of the runs have, with their largest parts', () => {
    const long = block('app.js', 0, 90, { 'app.js': 20, 'vendors.js': 64, 'runtime.js': 2 })
    const once = block('timer', 100, 70)
    const runs = [record({ blocks: [long, once, block('setData', 180, 50)] }), record({ blocks: [long] }), record()]
    expect(startOf(runs).long).toEqual([{ name: 'app.js', ms: 90, parts: 'vendors.js 64' }])
  })

  it('names a long task only where no long block is in it', () => {
    const task = block('task with timer', 95, 80, { 'promise callbacks and host': 50, timer: 30 })
    expect(startOf([record({ blocks: [block('timer', 100, 60)], tasks: [task] })]).long).toMatchObject([
      { name: 'timer' },
    ])
    expect(startOf([record({ blocks: [block('timer', 100, 30)], tasks: [task] })]).long).toEqual([
      { name: 'task with timer', ms: 80, parts: 'promise callbacks and host 50, timer 30' },
    ])
  })
})

describe('the table of starts', () => {
  it('shows each page beside the floor, and the long blocks below', () => {
    const home = startOf([record({ content: 500, blocks: [block('app.js', 0, 90, { 'vendors.js': 64 })] })])
    const lines = startTable('weapp', { floor: startOf([record()]), home }).split('\n')
    expect(lines[2]).toMatch(/^weapp home +100 \(1\.00 ×\) +500 \(2\.50 ×\) +4 \(1\.00 ×\) +1 +2 \(1\.00 ×\)$/)
    expect(lines[3]).toBe('  long: weapp home: app.js 90 ms (with vendors.js 64)')
  })

  it('needs the floor', () => {
    expect(() => startTable('tt', {})).toThrow('tt was measured without its floor')
  })
})
