import path from 'node:path'
import { isOutdated } from '../../sandbox/devtools/hosts/newest'
import { allRoutes } from '../../src/routes'
import { titlesOfAreas } from '../testing/titlesOfAreas'
import { root, runStep, type Step } from './run'

const areas = process.argv.slice(2)

/** Takes the pictures of every screen, or of the areas that the command line names, and compares them with the kept ones. */
async function takePictures(): Promise<boolean> {
  const only = areas.length > 0 ? ` -t "${titlesOfAreas(allRoutes, areas)}"` : ''
  const steps: Step[] = [
    ...(isOutdated(path.join(root, 'dist/h5/index.html'))
      ? [{ name: 'build h5', command: 'taro build --type h5' }]
      : []),
    {
      name: 'take pictures',
      command: `jest -c tests/jest.config.mjs --selectProjects e2e --testPathPatterns "everyScreen/(x|states)" --forceExit${only}`,
      env: { TEST_SCOPE: 'all' },
    },
    { name: 'compare them', command: 'tsx config/scripts/pictures.ts' },
  ]
  for (const step of steps) {
    const { ok } = await runStep(step, true)
    if (!ok) return false
  }
  return true
}

takePictures().then(
  (ok) => process.exit(ok ? 0 : 1),
  (error: Error) => {
    console.error(error.message)
    process.exit(1)
  },
)
