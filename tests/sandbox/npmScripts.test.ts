import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '@tests/fixtures/freePort'
import { until } from '@tests/fixtures/until'

const root = resolve(__dirname, '../..')
const dir = mkdtempSync(join(tmpdir(), 'npm-scripts-'))
writeFileSync(join(dir, 'index.html'), '<!DOCTYPE html><html><head><title>app</title></head></html>')
/** The build of the floor, an app of one page: the tests end it before it is complete. */
const floor = { SOURCE_ROOT: 'tests/floor/app', OUTPUT_ROOT: '.cache/npm-scripts' }

interface Row {
  pid: number
  parent: number
  command: string
}

/** The processes that exist and have not ended. */
const processes = (): Row[] =>
  execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,stat=,command='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
    .filter(([, , state]) => !state?.startsWith('Z'))
    .map(([pid, parent, , ...command]) => ({ pid: Number(pid), parent: Number(parent), command: command.join(' ') }))

const below = (pid: number, all: Row[]): Row[] =>
  all.filter(({ parent }) => parent === pid).flatMap((row) => [row, ...below(row.pid, all)])

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })

interface Run {
  npm: ChildProcess
  ports: number[]
  output(): string
  /** Its processes that are running now; those seen earlier belong to it even if their parent has ended. */
  left(): Row[]
}

const runs: Run[] = []

/** Runs a script of package.json in a terminal of its own, so to say: with its own process group, ports and data. */
async function run(script: string, env: Record<string, string> = {}): Promise<Run> {
  const ports = [await freePort(), await freePort()]
  let output = ''
  const npm = spawn('npm', ['run', script], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: `${ports[0]}`,
      FRAMES_PORT: '0',
      H5_PORT: `${ports[1]}`,
      SANDBOX_DIR: join(dir, 'data'),
      ...env,
    },
  })
  for (const stream of [npm.stdout, npm.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const seen = new Map<number, string>()
  const left = () => {
    const all = processes()
    for (const { pid, command } of below(npm.pid ?? 0, all)) seen.set(pid, command)
    return all.filter(({ pid, command }) => pid === npm.pid || seen.get(pid) === command)
  }
  const one = { npm, ports, output: () => output, left }
  runs.push(one)
  return one
}

async function untilEnded({ npm, ports, left, output }: Run, closed = ports): Promise<void> {
  await until(
    () => (npm.exitCode ?? npm.signalCode) !== null && left().length === 0,
    () =>
      `the end of ${left()
        .map(({ command }) => command)
        .join('\n')}\n${output()}`,
  )
  expect(await Promise.all(closed.map(isOpen))).not.toContain(true)
  expect(output()).not.toMatch(/^\s+at .+:\d+:\d+/m)
}

afterEach(() => {
  for (const { pid } of runs.splice(0).flatMap(({ left }) => left())) process.kill(pid, 'SIGKILL')
})
afterAll(() => {
  for (const folder of [dir, join(root, floor.OUTPUT_ROOT)]) rmSync(folder, { recursive: true, force: true })
})

/** Until it listens at the first of its ports, or at both. */
const untilOpen = ({ ports, output }: Run, number = 1) =>
  until(async () => !(await Promise.all(ports.slice(0, number).map(isOpen))).includes(false), output)

describe('npm start', () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)('ends the sandbox when npm gets %s', async (signal) => {
    const one = await run('start', { H5_DIR: dir })
    await untilOpen(one)
    expect(one.left().length).toBeGreaterThan(2)
    one.npm.kill(signal)
    await untilEnded(one)
  })

  it('ends once after Ctrl-C, which a terminal gives to npm and the script, and starts again at once at the same address', async () => {
    const one = await run('start', { H5_DIR: dir })
    await untilOpen(one)
    process.kill(-(one.npm.pid ?? 0), 'SIGINT')
    await new Promise((resolve) => one.npm.once('exit', resolve))
    const next = await run('start', { H5_DIR: dir, PORT: `${one.ports[0]}` })
    await until(() => next.output().includes(`:${one.ports[0]}/sandbox/inbox`), next.output)
    await untilEnded(one, [])
    next.left()
    next.npm.kill('SIGTERM')
    await untilEnded(next)
  })

  it.each(['no-such-folder', 'docs'])('refuses %s as H5_DIR, where no built app is, by its name', async (folder) => {
    const one = await run('start', { H5_DIR: folder })
    await untilEnded(one)
    expect(one.npm.exitCode).toBe(1)
    expect(one.output()).toContain(`H5_DIR must be the folder of a built app, not "${folder}"`)
  })

  it('ends the first build when npm gets SIGINT', async () => {
    const one = await run('start', floor)
    await until(() => one.left().some(({ command }) => command.includes('taro build')), one.output)
    one.npm.kill('SIGINT')
    await untilEnded(one)
  })
})

it('npm run dev beside another program at its port ends at once, and says why', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const one = await run('dev', { ...floor, PORT: `${port}` })
  await untilEnded(one, [])
  taken.close()
  expect(one.output()).toContain(`Port ${port} of 127.0.0.1 is used by another program`)
  expect(one.npm.exitCode).toBe(1)
  expect(one.output()).not.toMatch(/taro|webpack/i)
})

it('npm run dev prints the address with hot reload last, to which a browser is sent on', async () => {
  const one = await run('dev', floor)
  const hot = `http://127.0.0.1:${one.ports[1]}`
  await until(() => one.output().includes(`App        ${hot}`), one.output)
  expect(one.output()).not.toContain(`App        http://127.0.0.1:${one.ports[0]}`)
  const visit = await fetch(`http://127.0.0.1:${one.ports[0]}/pages/my/index?a=1`, {
    headers: { 'sec-fetch-dest': 'document' },
    redirect: 'manual',
  })
  expect([visit.status, visit.headers.get('location')]).toEqual([302, `${hot}/pages/my/index?a=1`])
  const hosts = await (await fetch(`http://127.0.0.1:${one.ports[0]}/sandbox/hosts`)).text()
  expect(hosts).toContain(`<a href="${hot}">`)
  one.npm.kill('SIGTERM')
  await untilEnded(one)
})

it('npm run dev ends the sandbox and the build when its terminal is closed', async () => {
  const one = await run('dev', floor)
  await untilOpen(one, 2)
  expect(one.left().filter(({ command }) => /taro build|main\.ts/.test(command)).length).toBeGreaterThan(1)
  process.kill(-(one.npm.pid ?? 0), 'SIGHUP')
  await untilEnded(one)
})

it('npm run dev compiles the app itself without an error', async () => {
  const one = await run('dev', { OUTPUT_ROOT: floor.OUTPUT_ROOT })
  const hot = `http://127.0.0.1:${one.ports[1]}`
  await until(() => one.output().includes(`App        ${hot}`), one.output)
  expect(one.output()).toMatch(/webpack \S+ compiled successfully/)
  one.npm.kill('SIGTERM')
  await untilEnded(one)
})
