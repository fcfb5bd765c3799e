import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { lockFolder } from '../../sandbox/lock'
import { readSettings, refusedToListen } from '../../sandbox/settings'
import { endWith, startChild } from './children'
import { root } from './run'

const { H5_PORT = '10086', OUTPUT_ROOT = 'dist/hot' } = process.env
/** How often it is asked whether the first build is there, in milliseconds. */
const interval = 500

/** Refuses a port at which nothing can listen. */
const refuseUsed = (variable: string, port: number, host: string) =>
  new Promise<void>((free, used) => {
    const server = createServer()
    server.once('error', (error) => used(refusedToListen(error, variable, port, host)))
    server.listen(port, host, () => server.close(() => free()))
  })

/** Refuses to start where the sandbox could not: it is watched, so that it would wait for a change of its code. */
async function refuseRunning(): Promise<{ port: number }> {
  const { port, host, framesPort, dataDir, databaseUrl } = readSettings(process.env)
  await refuseUsed('PORT', port, host)
  await refuseUsed('FRAMES_PORT', framesPort, host)
  await refuseUsed('H5_PORT', Number(H5_PORT), '127.0.0.1')
  if (!databaseUrl && existsSync(dataDir)) lockFolder(dataDir)()
  return { port }
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

/** Starts the sandbox, and the H5 development server in front of it with hot reload; both end together. The build of `npm start` stays. */
async function dev(): Promise<void> {
  const { port } = await refuseRunning()
  const hot = `http://127.0.0.1:${H5_PORT}`
  const sandbox = startChild(process.execPath, ['--watch', '--import', 'tsx', 'sandbox/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, HOT_ORIGIN: hot },
  })
  const taro = path.join(root, 'node_modules/@tarojs/cli/bin/taro')
  const client = startChild(process.execPath, [taro, 'build', '--type', 'h5', '--watch'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, OUTPUT_ROOT, SANDBOX_URL: `http://127.0.0.1:${port}` },
  })
  for (const child of [sandbox, client]) child.on('exit', (code) => void endWith(code ?? 1))
  while (!(await answers(hot))) await new Promise((resolve) => setTimeout(resolve, interval))
  console.log(`App        ${hot}  with hot reload`)
}

dev().catch((error: Error) => {
  console.error(error.message)
  return endWith(1)
})
