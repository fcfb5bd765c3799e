import { type ChildProcess, spawn } from 'node:child_process'
import { until } from '@tests/fixtures/until'
import { Builds, linesOf } from '../../../../sandbox/devtools/hosts/builds'

/** Builds that run a line of JavaScript in place of the compiler, and note what they run. */
function buildsBy(code: string, isOutdated = true) {
  const started: string[] = []
  const running: ChildProcess[] = []
  let most = 0
  const builds = new Builds({
    folderOf: (host) => `/nowhere/${host}`,
    mayBuild: () => true,
    outdated: () => isOutdated,
    start: (host) => {
      started.push(host)
      const child = spawn(process.execPath, ['-e', code])
      running.push(child)
      most = Math.max(most, running.filter(({ exitCode }) => exitCode === null).length)
      return child
    },
  })
  const state = (host: 'weapp' | 'tt') => builds.state(host, false)
  const ends = (host: 'weapp' | 'tt', how: string) =>
    until(
      async () => state(host).state === how,
      () => JSON.stringify(state(host)),
    )
  return { builds, started, ends, mostAtOnce: () => most }
}

it('a build that is up to date is not made', () => {
  const { builds, started } = buildsBy('', false)
  expect(builds.state('weapp', true)).toMatchObject({ state: 'ready' })
  expect(started).toEqual([])
})

it('one build runs at a time, and a second request joins the first', async () => {
  const { builds, started, ends, mostAtOnce } = buildsBy('setTimeout(() => 0, 200)')
  builds.state('weapp', true)
  builds.state('weapp', true)
  expect(builds.state('tt', true).state).toBe('waiting')
  await ends('tt', 'ready')
  await ends('weapp', 'ready')
  expect(started).toEqual(['weapp', 'tt'])
  expect(mostAtOnce()).toBe(1)
})

it('each build has its place among those that were asked for together, and later ones are counted anew', async () => {
  const { builds, ends } = buildsBy('setTimeout(() => 0, 200)')
  const places = () => (['weapp', 'alipay', 'tt'] as const).map((host) => builds.state(host, false).place)
  for (const host of ['weapp', 'alipay', 'tt'] as const) builds.state(host, true)
  expect(places()).toEqual([1, 2, 3].map((number) => ({ number, count: 3 })))
  await ends('tt', 'ready')
  expect(builds.state('weapp', true).place).toEqual({ number: 1, count: 1 })
  await ends('weapp', 'ready')
})

it('a failed build shows the end of its output, and the next request tries again', async () => {
  const { builds, started, ends } = buildsBy('console.log("first line"); console.error("broken"); process.exit(1)')
  builds.state('weapp', true)
  await ends('weapp', 'failed')
  expect(builds.state('weapp', false).lines).toEqual(expect.arrayContaining(['first line', 'broken']))
  builds.state('weapp', true)
  await ends('weapp', 'failed')
  expect(started).toEqual(['weapp', 'weapp'])
})

it('where nothing may be built, a missing build is said', () => {
  const builds = new Builds({ folderOf: () => '/nowhere', mayBuild: () => false })
  expect(builds.state('tt', true)).toMatchObject({ state: 'failed', lines: [expect.stringContaining('/nowhere')] })
})

it('lines are as a terminal shows them', () => {
  expect(linesOf('\u001b[32mok\u001b[0m\n10%\r20%\n\n')).toEqual(['ok', '20%'])
})
