import { leavesSendingToApp } from '../../config/checks/sentCalls'
import { projectFiles } from '../../config/scripts/projectFiles'
import { contractFolder, scanContract } from '../../sandbox/http/scan'
import { namedCalls, statedPaths } from './specifiedCalls'

const { endpoints } = scanContract(contractFolder)
/** How many endpoints have this path. */
const count = (wanted: string) => endpoints.filter((endpoint) => endpoint.path === wanted).length

describe('the calls of the specification', () => {
  it('R-42 are 98 with a path of their own, each of which is one endpoint', () => {
    expect(statedPaths).toHaveLength(98)
    expect(statedPaths.filter((wanted) => count(wanted) !== 1)).toEqual([])
  })

  it('R-42 are one endpoint each where they only have a name', () => {
    expect(Object.entries(namedCalls).filter(([, wanted]) => count(wanted) !== 1)).toEqual([])
    expect(new Set(Object.values(namedCalls)).size).toBe(Object.keys(namedCalls).length)
  })
})

describe('what the tests of the app share', () => {
  it('leaves sending to the app, so that each call on their wire is one of the app', () => {
    const shared = projectFiles(['tests/domain', 'tests/screens', 'tests/app', 'tests/shell', 'tests/ui'], /\.tsx?$/)
      .filter(({ path }) => !/\.test\.tsx?$/.test(path))
      .filter((file) => !leavesSendingToApp(file))
    expect(shared.map(({ path }) => path)).toEqual([])
  })
})
