import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from '@tests/fixtures/freePort'
import { until } from '@tests/fixtures/until'
import { root, type Stage } from './dockerfile'

/** Who runs it: `nobody` where the tests run as root, otherwise the user who runs them. */
function identity(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** A folder that the user of the image may write. */
function ownFolder(path: string): void {
  const { uid, gid } = identity()
  mkdirSync(path)
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}

/** The packages that `npm ci --omit=dev` installs at the top of node_modules. */
function shippedPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>
  }
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && !dev && !devOptional)
    .map(([path]) => path)
}

/** A folder with exactly the files of the image: what a stage copies, its packages, and a page in place of the built app. */
export function imageFolder(stage: Stage): string {
  const folder = mkdtempSync(join(tmpdir(), 'image-'))
  chmodSync(folder, 0o755)
  for (const { from, source, target } of stage.copies) {
    if (!from) cpSync(join(root, source), join(folder, target), { recursive: true })
    else {
      mkdirSync(join(folder, target), { recursive: true })
      writeFileSync(
        join(folder, target, 'index.html'),
        '<!DOCTYPE html><html><head><title>the app</title></head></html>',
      )
    }
  }
  for (const path of shippedPackages()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    try {
      symlinkSync(join(root, path), join(folder, path))
    } catch {}
  }
  ownFolder(join(folder, '.cache'))
  // The schemas of the contract take seconds; where an earlier run has made them, this one reads them.
  const schemas = join(root, '.cache/schemas')
  ownFolder(join(folder, '.cache/schemas'))
  for (const file of existsSync(schemas) ? readdirSync(schemas) : [])
    copyFileSync(join(schemas, file), join(folder, '.cache/schemas', file))
  return folder
}

/** A process that runs as a container of the image would. */
export interface Container {
  url: string
  /** Ends it as Docker does, and answers its exit code. */
  stop(): Promise<number | null>
  /** The exit code of its health check, and what that printed. */
  health(): Promise<{ code: number | null; output: string }>
}

/** Runs a command of the image and collects what it prints. */
function start(command: readonly string[], cwd: string, env: Record<string, string>) {
  const [program = '', ...words] = command
  const own = { PATH: process.env.PATH ?? '', ...env }
  const child = spawn(program, words, { cwd, env: own, ...identity(), stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  return { child, output: () => output, ended: endOf(child) }
}

const endOf = (child: ChildProcess) => new Promise<number | null>((done) => child.once('close', done))

/** A new volume: an empty folder that the user of the image may write. */
export function volume(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'volume-')), 'data')
  chmodSync(dirname(folder), 0o755)
  ownFolder(folder)
  return folder
}

/** Starts the image's command in its folder, with its variables: its volume is this folder, and its ports are free ones of this machine. */
export async function startContainer(
  stage: Stage,
  given: { folder: string; data: string; env?: Record<string, string> },
): Promise<Container> {
  const ports = { PORT: `${await freePort()}`, FRAMES_PORT: `${await freePort()}` }
  const [path = ''] = stage.all('VOLUME')
  const own = Object.entries(stage.env).map(([name, value]) => [name, value === path ? given.data : value])
  const env = { ...Object.fromEntries(own), ...ports, ...given.env }
  const { child, output, ended } = start(stage.command('CMD'), given.folder, env)
  await until(() => output().includes('App ') || child.exitCode !== null, output)
  if (child.exitCode !== null) throw new Error(output())
  return {
    url: `http://127.0.0.1:${ports.PORT}`,
    async stop() {
      child.kill('SIGTERM')
      return ended
    },
    async health() {
      const check = start(stage.command('HEALTHCHECK'), given.folder, env)
      return { code: await check.ended, output: check.output() }
    },
  }
}
