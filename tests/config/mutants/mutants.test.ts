import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { broken, type Mutant, readMutants } from '../../../config/mutants/mutants'

const root = path.resolve(__dirname, '../../..')
const mutants = readMutants(root)
const idsOf = (some: readonly Mutant[]) => some.map(({ id }) => id)

describe('the mutants of the project', () => {
  it('each find the text that they replace exactly once, and change it', () => {
    const isOver = (mutant: Mutant) => {
      const source = readFileSync(path.join(root, mutant.file), 'utf8')
      const change = broken(mutant, source)
      return 'fault' in change || change.source === source
    }
    expect(mutants.length).toBeGreaterThan(100)
    expect(idsOf(mutants.filter(isOver))).toEqual([])
  })

  it('each name an existing test', () => {
    expect(idsOf(mutants.filter(({ test }) => !existsSync(path.join(root, test))))).toEqual([])
  })

  it('have ids of their own', () => {
    const ids = idsOf(mutants)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})

describe('a broken guard', () => {
  const mutant = { id: 'A', file: 'a.ts', find: 'lock()', replace: 'open($1)', test: 'a.test.ts' }

  it('has the replacement as it is written, also where it has signs of a pattern', () => {
    expect(broken(mutant, 'x; lock(); y')).toEqual({ source: 'x; open($1); y' })
  })

  it('is refused where the text is not there, or is there twice', () => {
    const fault = { fault: '"lock()" does not occur exactly once in a.ts' }
    expect(broken(mutant, 'x')).toEqual(fault)
    expect(broken(mutant, 'lock(); lock()')).toEqual(fault)
  })

  it.each(['minihost', 'e2e', 'builds'])(
    'is refused where its test of %s looks at a build, which has it whole',
    (kind) => {
      const test = `tests/${kind}/a.test.ts`
      expect(broken({ ...mutant, test }, 'lock()')).toEqual({
        fault: `${test} looks at a build, whose guard is not broken`,
      })
    },
  )
})
