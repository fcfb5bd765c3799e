import type { Mutant } from '../../../config/mutants/mutants'
import { batchesOf, named, ofFiles, partOf } from '../../../config/mutants/select'
import { readWish } from '../../../config/mutants/wish'

const mutant = (id: string, test: string, file = `${id}.ts`): Mutant => ({ id, file, find: 'a', replace: 'b', test })
const idsOf = (some: readonly Mutant[]) => some.map(({ id }) => id)

/** Sixty mutants of twenty test files; the first file kills many. */
const many = Array.from({ length: 60 }, (_, index) =>
  mutant(`M${index}`, index < 12 ? 'tests/lib/many.test.ts' : `tests/lib/${index % 19}.test.ts`),
)

describe('mutants that a command selects', () => {
  it('have the name, or begin with it and a hyphen', () => {
    const all = ['P4', 'P4-once', 'P40', 'P41-once'].map((id) => mutant(id, 'a'))
    expect(idsOf(named(all, ['P4']))).toEqual(['P4', 'P4-once'])
    expect(idsOf(named(all, ['P4-once', 'P40']))).toEqual(['P4-once', 'P40'])
    expect(named(all, ['P5'])).toEqual([])
  })

  it('are those whose guard or test has changed', () => {
    const all = [mutant('A', 'a.test.ts', 'a.ts'), mutant('B', 'b.test.ts', 'b.ts'), mutant('C', 'c.test.ts', 'c.ts')]
    expect(idsOf(ofFiles(all, ['a.ts', 'c.test.ts', 'other.ts']))).toEqual(['A', 'C'])
  })
})

describe('parts', () => {
  const parts = Array.from({ length: 4 }, (_, index) => partOf(many, { part: index + 1, of: 4 }))

  it('have each mutant once together', () => {
    expect(idsOf(parts.flat()).sort()).toEqual(idsOf(many).sort())
  })

  it('have the mutants of one test file together', () => {
    const tests = parts.flatMap((part) => [...new Set(part.map(({ test }) => test))])
    expect(new Set(tests).size).toBe(tests.length)
  })

  it('take about the same time', () => {
    const runs = parts.map((part) => part.length + new Set(part.map(({ test }) => test)).size)
    expect(Math.max(...runs) - Math.min(...runs)).toBeLessThanOrEqual(3)
  })

  it('count what takes long as longer', () => {
    const slow = mutant('slow', 'tests/histories/histories.test.ts')
    const quick = Array.from({ length: 8 }, (_, index) => mutant(`quick-${index}`, `tests/lib/${index}.test.ts`))
    const two = [1, 2].map((part) => idsOf(partOf([...quick, slow], { part, of: 2 })))
    expect(two).toContainEqual(['slow'])
  })
})

describe('batches', () => {
  it('have each mutant once, at least so many but in the last, and those of one test file together', () => {
    const batches = batchesOf(many, 5, 'seed')
    expect(idsOf(batches.flat()).sort()).toEqual(idsOf(many).sort())
    expect(batches.slice(0, -1).filter(({ length }) => length < 5)).toEqual([])
    const tests = batches.flatMap((batch) => [...new Set(batch.map(({ test }) => test))])
    expect(new Set(tests).size).toBe(tests.length)
  })

  it('begin with others for another seed, and are the same again for the same one', () => {
    const first = (seed: string) => idsOf(batchesOf(many, 5, seed)[0] ?? [])
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map((seed) => first(seed).join())).size).toBeGreaterThan(2)
    expect(first('a')).toEqual(first('a'))
  })
})

describe('a command line', () => {
  it('names mutants, a part, changed files and minutes', () => {
    expect(readWish(['P4', '--part=3/24', 'U2-gate'])).toEqual({
      names: ['P4', 'U2-gate'],
      part: { part: 3, of: 24 },
      changed: false,
    })
    expect(readWish(['--changed', '--minutes=2'])).toEqual({ names: [], changed: true, minutes: 2 })
  })

  it.each(['--part=25/24', '--part=0/24', '--part=3', '--minutes=soon', '--all'])('is refused with %s', (option) => {
    expect(() => readWish([option])).toThrow(`${option} is none of`)
  })
})
