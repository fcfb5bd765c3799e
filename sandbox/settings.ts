import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseOrigin } from './http/origin'

/** How the sandbox runs, by the variables of its process; `docs/release.md` says what each means. */
export interface Settings {
  port: number
  host: string
  publicOrigin: string | undefined
  framesPort: number
  framesOrigin: string | undefined
  dataDir: string
  databaseUrl: string | undefined
  faults: boolean
  codesPerAddress: number | undefined
  scale: boolean
  pathsFile: string | undefined
  siteDir: string
  hostsDir: string | undefined
  /** Where `npm run dev` has H5 with hot reload. */
  hotOrigin: string | undefined
}

type Variables = Readonly<Record<string, string | undefined>>

const largestPort = 65_535

const isWhole = (text: string, most: number): boolean => /^\d+$/.test(text) && Number(text) <= most

/** The port of the frames: the one after that of the sandbox, or any other where that is any. */
const portAfter = (port: number): number => (port === 0 ? 0 : port + 1)

/** Why a server cannot listen at a port, by the variable that helps; an error that none helps against stays as it is. */
export function refusedToListen(error: NodeJS.ErrnoException, variable: string, port: number, host: string): Error {
  if (error.syscall === 'getaddrinfo' || error.code === 'EADDRNOTAVAIL')
    return new Error(`HOST must be a name or an address of this machine, not "${host}"`)
  if (error.code !== 'EADDRINUSE') return error
  return new Error(
    `Port ${port} of ${host} is used by another program, which may be a sandbox. Stop it, or set ${variable} to another port, and beside a sandbox SANDBOX_DIR to another folder, too.`,
  )
}

/**
 * Reads the variables, before anything is built or opened.
 * @throws an Error with a line for each variable that is not right, which names it and says what it may be
 */
export function readSettings(env: Variables): Settings {
  const refusals: string[] = []
  /** The value of a variable; undefined, and a line, where it is refused. */
  const readAs = <T>(name: string, read: (text: string) => T | undefined, may: string): T | undefined => {
    const text = env[name]
    if (!text) return undefined
    const value = read(text)
    if (value === undefined) refusals.push(`${name} ${may}, not "${text}"`)
    return value
  }
  const port = (name: string) =>
    readAs(
      name,
      (text) => (isWhole(text, largestPort) ? Number(text) : undefined),
      `must be a port up to ${largestPort}, or 0 for any free one`,
    )
  const toggle = (name: string) =>
    readAs(name, (text) => (text === '1' ? true : undefined), 'must be 1 or empty') ?? false
  const origin = (name: Parameters<typeof parseOrigin>[0]) => {
    try {
      return parseOrigin(name, env[name])
    } catch (error) {
      refusals.push((error as Error).message)
      return undefined
    }
  }

  const own = port('PORT') ?? 8700
  const settings: Settings = {
    port: own,
    host: env.HOST || '127.0.0.1',
    publicOrigin: origin('PUBLIC_ORIGIN'),
    framesPort: port('FRAMES_PORT') ?? portAfter(own),
    framesOrigin: origin('FRAMES_ORIGIN'),
    dataDir: resolve(env.SANDBOX_DIR || '.sandbox'),
    // Not printed where it is refused: it has a password.
    databaseUrl: env.DATABASE_URL || undefined,
    faults: toggle('SANDBOX_FAULTS'),
    codesPerAddress: readAs(
      'SANDBOX_CODES_PER_ADDRESS',
      (text) => (isWhole(text, Number.MAX_SAFE_INTEGER) ? Number(text) : undefined),
      'must be a number of codes',
    ),
    scale: toggle('SANDBOX_SCALE'),
    pathsFile: readAs('APP_PATHS', (file) => (existsSync(file) ? file : undefined), 'must be a file that is there'),
    siteDir: resolve(env.H5_DIR || 'dist/h5'),
    hostsDir: env.HOSTS_DIR ? resolve(env.HOSTS_DIR) : undefined,
    hotOrigin: origin('HOT_ORIGIN'),
  }
  const { databaseUrl, framesOrigin, framesPort, publicOrigin } = settings
  if (databaseUrl && !/^postgres(ql)?:\/\/./.test(databaseUrl))
    refusals.push('DATABASE_URL must be the address of a PostgreSQL, such as postgres://user:password@host:5432/name')
  if (framesPort > largestPort) refusals.push(`FRAMES_PORT must be set where PORT is ${own}`)
  if (framesOrigin && framesOrigin === publicOrigin)
    refusals.push(
      'FRAMES_ORIGIN must be another origin than PUBLIC_ORIGIN: browsers keep the frames from everything else by it',
    )
  if (refusals.length > 0) throw new Error(refusals.join('\n'))
  return settings
}
