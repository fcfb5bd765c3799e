import { spawn } from 'node:child_process'
import path from 'node:path'
import { root } from './run'

const { PORT = '8700' } = process.env

/** Starts the sandbox, and the H5 development server in front of it with hot reload; both end together. */
const sandbox = spawn(process.execPath, ['--watch', '--import', 'tsx', 'sandbox/main.ts'], {
  cwd: root,
  stdio: 'inherit',
})
const taro = path.join(root, 'node_modules/@tarojs/cli/bin/taro')
const client = spawn(process.execPath, [taro, 'build', '--type', 'h5', '--watch'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, SANDBOX_URL: `http://127.0.0.1:${PORT}` },
})
const stop = () => {
  sandbox.kill('SIGTERM')
  client.kill('SIGTERM')
}
sandbox.on('exit', stop)
client.on('exit', stop)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
