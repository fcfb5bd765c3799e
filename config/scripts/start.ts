import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { newest } from './newest'
import { root, runStep } from './run'

const built = path.join(root, 'dist/h5/index.html')

/** Serves the H5 build and the sandbox on one origin; builds first if there is no build, or if it is older than the sources. */
async function start() {
  if (!existsSync(built) || statSync(built).mtimeMs < Math.max(newest('src'), newest('config'))) {
    console.log('Building H5 (about half a minute) …')
    const { ok, output } = await runStep({ name: 'build h5', command: 'taro build --type h5' })
    if (!ok) {
      console.error(output)
      process.exit(1)
    }
  }
  const sandbox = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts'], { cwd: root, stdio: 'inherit' })
  sandbox.on('exit', (code) => process.exit(code ?? 0))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => sandbox.kill(signal))
}

void start()
