import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { costRows, costsOf, costTable, longFiles, staleCosts, withCosts } from '../../config/testing/costs'
import { type Group, groups } from '../../config/testing/groups'
import { type Project, projects } from '../../config/testing/projects'
import { parts, quickSteps } from '../../config/testing/steps'
import { file, results } from './jestResults'

const tests = path.resolve(__dirname, '..')
const table = readFileSync(path.join(tests, '..', costTable.file), 'utf8')
const secondsOf = (costs: ReadonlyMap<Group, number>) =>
  Object.fromEntries([...costs].map(([{ name }, seconds]) => [name, seconds]))

/** The folders of tests/ that belong to a project; the others are its only by their ending. */
const folders: Partial<Record<Project, string[]>> = {
  minihost: ['minihost'],
  e2e: ['e2e'],
  builds: ['builds'],
  sandbox: ['sandbox'],
  histories: ['histories', 'fuzz'],
}

describe('the costs of a run', () => {
  it('are the seconds of each file of tests and of each other step, by group', () => {
    const measured = costsOf(
      {
        steps: { 'build h5': 60, 'build weapp for production': 70, 'tests e2e': 500 },
        results: [
          ['e2e', results(file('tests/e2e/everyScreen/xbt.en.test.ts', { startTime: 1_000, endTime: 5_000 }))],
          [
            'sandbox',
            results(
              file('tests/sandbox/races/orders.test.ts', { endTime: 3_000 }),
              file('tests/flows/order.test.ts', { endTime: 2_000 }),
            ),
          ],
        ],
      },
      '/p',
    )
    expect(secondsOf(measured)).toEqual({ builds: 130, 'every screen in Chromium': 4, races: 3, sandbox: 2 })
  })

  it('list the files that took long, the longest first', () => {
    const files = [7, 9, 12].map((seconds) => file(`tests/unit/${seconds}.test.ts`, { endTime: seconds * 1000 }))
    expect(longFiles([['unit', results(...files)]], '/p')).toEqual({ 'unit/12.test.ts': 12, 'unit/9.test.ts': 9 })
  })

  it('name a group for every step, and every group has a step or a file', () => {
    const steps = [...quickSteps(), ...parts().flat()]
    const counted = costsOf(
      {
        steps: Object.fromEntries(steps.map(({ name }) => [name, 1])),
        results: projects.map((project) => [
          project,
          results(...filesOf(project).map((name) => file(name, { endTime: 1 }))),
        ]),
      },
      '/p',
    )
    const none = steps.filter(
      ({ name }) => !name.startsWith('tests ') && !groups.some(({ of }) => of instanceof RegExp && of.test(name)),
    )
    expect(none.map(({ name }) => name)).toEqual([])
    expect(groups.filter((group) => !counted.has(group)).map(({ name }) => name)).toEqual([])
  })
})

/** The files of a project's folders, and one of the projects that have no folder of their own. */
function filesOf(project: Project): string[] {
  const own = folders[project]
  if (!own) return [`tests/${project}/a.test.ts`]
  return own.flatMap((folder) =>
    readdirSync(path.join(tests, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => `tests/${folder}/${name}`),
  )
}

describe('the table of costs', () => {
  it('lists the groups as they are', () => {
    expect(staleCosts(table)).toEqual([])
    expect(staleCosts(table.replace('what a screen shows and does', 'nothing'))).toEqual([
      expect.stringContaining('run npm run costs -- --write'),
    ])
  })

  it('takes the seconds of a run, and keeps those of a group that it did not measure', () => {
    const [checks, unit] = groups as [Group, Group]
    const first = withCosts(
      table,
      new Map([
        [checks, 128.4],
        [unit, 90],
      ]),
    )
    const second = withCosts(first, new Map([[unit, 80]]))
    const seconds = (text: string, { name }: Group) =>
      new RegExp(`^\\| ${name} \\|.*\\| (\\d*) \\|$`, 'm').exec(text)?.[1]
    expect([seconds(first, checks), seconds(first, unit)]).toEqual(['128', '90'])
    expect([seconds(second, checks), seconds(second, unit)]).toEqual(['128', '80'])
  })

  it('has a row for each group', () => {
    expect(
      costRows(new Map())
        .slice(2)
        .map(([name]) => name),
    ).toEqual(groups.map(({ name }) => name))
  })
})
