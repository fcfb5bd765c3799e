import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pictureFolders } from './devtools/screens/folders'
import { parseOrigin } from './http/origin'
import { lockFolder } from './lock'
import { makeServer } from './server'

/** Starts the sandbox: PORT, HOST, PUBLIC_ORIGIN, FRAMES_PORT, FRAMES_ORIGIN, SANDBOX_DIR, DATABASE_URL, SANDBOX_FAULTS, SANDBOX_CODES_PER_ADDRESS, SANDBOX_SCALE, APP_PATHS, H5_DIR and HOSTS_DIR say how. */
async function main(): Promise<void> {
  const {
    PORT = '8700',
    HOST = '127.0.0.1',
    PUBLIC_ORIGIN,
    FRAMES_PORT,
    FRAMES_ORIGIN,
    SANDBOX_DIR = '.sandbox',
    DATABASE_URL,
    SANDBOX_FAULTS,
    SANDBOX_CODES_PER_ADDRESS,
    SANDBOX_SCALE,
    APP_PATHS,
    H5_DIR = 'dist/h5',
    HOSTS_DIR,
  } = process.env
  const publicOrigin = parseOrigin('PUBLIC_ORIGIN', PUBLIC_ORIGIN)
  const framesOrigin = parseOrigin('FRAMES_ORIGIN', FRAMES_ORIGIN)
  if (framesOrigin && framesOrigin === publicOrigin)
    throw new Error(
      'FRAMES_ORIGIN must be another origin than PUBLIC_ORIGIN: browsers keep the frames from everything else by it.',
    )
  const dataDir = resolve(SANDBOX_DIR)
  mkdirSync(dataDir, { recursive: true })
  // Any number of sandboxes may share a PostgreSQL, and then keep nothing in the folder.
  const unlock = DATABASE_URL ? () => undefined : lockFolder(dataDir)
  const { app, frames } = await makeServer({
    dataDir,
    databaseUrl: DATABASE_URL,
    publicOrigin,
    framesOrigin,
    faults: SANDBOX_FAULTS === '1',
    codesPerAddress: SANDBOX_CODES_PER_ADDRESS ? Number(SANDBOX_CODES_PER_ADDRESS) : undefined,
    scale: SANDBOX_SCALE === '1',
    pathsFile: APP_PATHS,
    siteDir: resolve(H5_DIR),
    hostsDir: HOSTS_DIR ? resolve(HOSTS_DIR) : undefined,
    pictures: pictureFolders(process.env),
  })
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    await app.close()
    unlock()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  const inUse = (variable: string, port: string) => (error: NodeJS.ErrnoException) => {
    unlock()
    if (error.code !== 'EADDRINUSE') throw error
    throw new Error(
      `Port ${port} of ${HOST} is used by another program, which may be a sandbox. Stop it, or set ${variable} to another port.`,
    )
  }
  // The port after that of the sandbox, or any other where that is any.
  const framesPort = FRAMES_PORT ?? (PORT === '0' ? '0' : `${Number(PORT) + 1}`)
  await frames.listen(Number(framesPort), HOST).catch(inUse('FRAMES_PORT', framesPort))
  const address = await app.listen({ port: Number(PORT), host: HOST }).catch(inUse('PORT', PORT))
  console.log(`App        ${address}`)
  console.log(`People     ${address}/sandbox        sign in as 13800138002, say`)
  console.log(`SMS inbox  ${address}/sandbox/inbox  every code arrives here`)
  console.log(`Hosts      ${address}/sandbox/hosts  H5, WeChat, Alipay and Douyin side by side`)
}

/** What went wrong, down to its causes: a query that failed does not say that no server answered at the address. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code } = error as NodeJS.ErrnoException
  const words = error.message || (code ?? error.name)
  return error.cause === undefined ? words : `${words}\n${wordsOf(error.cause)}`
}

main().catch((error: unknown) => {
  console.error(wordsOf(error))
  process.exit(1)
})
