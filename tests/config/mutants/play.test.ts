import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Mutant } from '../../../config/mutants/mutants'
import { type End, play } from '../../../config/mutants/play'

const guarded = `exports.pay = (amount) => {
  if (amount < 0) throw new Error('negative')
  return amount
}
`

const test = `const { pay } = require('./pay')
test('refuses a negative amount', () => expect(() => pay(-1)).toThrow('negative'))
`

let copy: string

beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'mutants-'))
  mkdirSync(path.join(copy, 'tests'))
  const files = {
    'pay.js': guarded,
    'pay.test.js': test,
    'tests/jest.config.mjs': "export default { rootDir: '..' }",
    'package.json': '{}',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(copy, name), text)
})

afterEach(() => rmSync(copy, { recursive: true }))

const guard = { file: 'pay.js', find: 'amount < 0', test: 'pay.test.js' }

async function ends(mutants: readonly Mutant[], milliseconds = 60_000) {
  const told: End[] = []
  const fault = await play({ copy, until: Date.now() + milliseconds }, mutants, (end) => told.push(end))
  return { fault, ends: told.map(({ mutant, kind, fault }) => [mutant.id, kind, fault]) }
}

it('a mutant is killed by a test that fails, survives one that passes or cannot be loaded, and its guard is restored', async () => {
  const played = await ends([
    { ...guard, id: 'open', replace: 'amount === undefined' },
    { ...guard, id: 'other', replace: 'amount <= -1' },
    { ...guard, id: 'syntax', replace: 'amount <' },
  ])
  expect(played).toEqual({
    fault: undefined,
    ends: [
      ['open', 'killed', undefined],
      ['other', 'SURVIVED', undefined],
      ['syntax', 'SURVIVED', 'without its guard the test does not even load'],
    ],
  })
  expect(readFileSync(path.join(copy, 'pay.js'), 'utf8')).toBe(guarded)
})

it('a test that fails with its guard proves nothing, so no mutant is played', async () => {
  writeFileSync(path.join(copy, 'pay.js'), guarded.replace('amount < 0', 'false'))
  const { fault, ends: told } = await ends([{ ...guard, id: 'open', replace: 'true' }])
  expect(fault).toContain('refuses a negative amount')
  expect(told).toEqual([])
})

it('a mutant is left unreached once the time is over', async () => {
  expect(await ends([{ ...guard, id: 'open', replace: 'false' }], 0)).toEqual({
    fault: undefined,
    ends: [['open', 'unreached', undefined]],
  })
})
