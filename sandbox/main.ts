import { mkdirSync } from 'node:fs'
import { pictureFolders } from './devtools/screens/folders'
import { lockFolder } from './lock'
import { makeServer } from './server'
import { readSettings, refusedToListen } from './settings'

/** Starts the sandbox as the variables of its process say. */
async function main(): Promise<void> {
  const { port, host, framesPort, ...options } = readSettings(process.env)
  const { dataDir, databaseUrl } = options
  mkdirSync(dataDir, { recursive: true })
  // Any number of sandboxes may share a PostgreSQL, and then keep nothing in the folder.
  const unlock = databaseUrl ? () => undefined : lockFolder(dataDir)
  const { app, frames } = await makeServer({ ...options, pictures: pictureFolders(process.env) })
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
  const refused = (variable: string, its: number) => (error: NodeJS.ErrnoException) => {
    unlock()
    throw refusedToListen(error, variable, its, host)
  }
  await frames.listen(framesPort, host).catch(refused('FRAMES_PORT', framesPort))
  const address = await app.listen({ port, host }).catch(refused('PORT', port))
  // `npm run dev` prints where the app is once it is there.
  if (!options.hotOrigin) console.log(`App        ${address}`)
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
