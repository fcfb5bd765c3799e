import path from 'node:path'
import { endWith, startChild } from './children'
import { root } from './run'

const { PORT = '8700' } = process.env

/** Starts the sandbox, and the H5 development server in front of it with hot reload; both end together. */
const sandbox = startChild(process.execPath, ['--watch', '--import', 'tsx', 'sandbox/main.ts'], {
  cwd: root,
  stdio: 'inherit',
})
const taro = path.join(root, 'node_modules/@tarojs/cli/bin/taro')
const client = startChild(process.execPath, [taro, 'build', '--type', 'h5', '--watch'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, SANDBOX_URL: `http://127.0.0.1:${PORT}` },
})
for (const child of [sandbox, client]) child.on('exit', (code) => void endWith(code ?? 1))
