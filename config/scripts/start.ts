import { existsSync } from 'node:fs'
import path from 'node:path'
import { isOutdated } from '../../sandbox/devtools/hosts/newest'
import { readSettings } from '../../sandbox/settings'
import { endWith, startChild } from './children'
import { root, runStep } from './run'

const { OUTPUT_ROOT = 'dist/h5', H5_DIR } = process.env
const built = path.join(root, OUTPUT_ROOT, 'index.html')

/**
 * Serves the H5 build and the sandbox on one origin; builds first if there is no build, or if it is older than the sources. With H5_DIR that
 * folder is served and nothing is built.
 */
async function start() {
  readSettings(process.env)
  if (H5_DIR && !existsSync(path.join(H5_DIR, 'index.html')))
    throw new Error(`H5_DIR must be the folder of a built app, not "${H5_DIR}"`)
  if (!H5_DIR && isOutdated(built)) {
    console.log('Building H5 (one to two minutes) …')
    const { ok, output } = await runStep({ name: 'build h5', command: 'taro build --type h5' })
    if (!ok) {
      console.error(output)
      return endWith(1)
    }
  }
  const sandbox = startChild(process.execPath, ['--import', 'tsx', 'sandbox/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, H5_DIR: H5_DIR ?? OUTPUT_ROOT },
  })
  sandbox.on('exit', (code) => void endWith(code ?? 1))
}

void start().catch((error: Error) => {
  console.error(error.message)
  return endWith(1)
})
