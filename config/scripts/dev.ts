import { spawn } from 'node:child_process'
import { root } from './run'

/** The sandbox, and the H5 development server in front of it with hot reload; both end together. */
const sandbox = spawn('npx', ['tsx', 'watch', '--clear-screen=false', 'sandbox/main.ts'], {
  cwd: root,
  stdio: 'inherit',
})
const client = spawn('npx', ['taro', 'build', '--type', 'h5', '--watch'], { cwd: root, stdio: 'inherit' })
const stop = () => {
  sandbox.kill('SIGTERM')
  client.kill('SIGTERM')
}
sandbox.on('exit', stop)
client.on('exit', stop)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
