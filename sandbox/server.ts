import { resolve } from 'node:path'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import { readAppPaths } from '../config/appPaths'
import { version } from '../package.json'
import { areas } from './areas'
import type { Core } from './core'
import { type OpenDatabase, openDb } from './db/client'
import { mountApi } from './devtools/api/routes'
import { mountFrames } from './devtools/hosts/frameRoutes'
import { FramesPort } from './devtools/hosts/framesPort'
import { mountHostsPage } from './devtools/hosts/pageRoutes'
import { mountShell } from './devtools/nativeApp/routes'
import type { PictureFolders } from './devtools/screens/folders'
import { mountScreens } from './devtools/screens/routes'
import { mountSearch } from './devtools/search'
import { Faults } from './faults/faults'
import { hookFaults } from './faults/hooks'
import { mountFaults } from './faults/routes'
import { mustBeAnswered } from './http/answered'
import { publicKeyOf } from './http/apiVip'
import { CallLog } from './http/callLog'
import { callAddress, mountCalls } from './http/calls'
import { answerErrors } from './http/errors'
import { checkHosts } from './http/hostNames'
import { parseJsonBodies } from './http/json'
import { bodyLimit } from './http/limits'
import { originOf } from './http/origin'
import { mountPictures, picturesPath } from './http/pictures'
import { parseQuery } from './http/query'
import { contractFolder, scanContract } from './http/scan'
import { contractSchemas } from './http/schemas'
import { secure } from './http/security'
import { mountSite } from './http/site'
import { uploadLimits } from './http/upload'
import { mountPages } from './pages/routes'
import { Secrets } from './secrets'
import { seedOnce } from './seed'
import { Timers } from './timers'

const publicKeyPath = '/sandbox/public-key'

export interface ServerOptions {
  /** Folder of the database. */
  dataDir: string
  /** A PostgreSQL to use in place of the embedded one. */
  databaseUrl?: string
  /** A database that is open already, in place of both; closed with the server. */
  database?: OpenDatabase
  /** Address at which everyone reaches the sandbox, behind a proxy or a tunnel, without a slash at the end. */
  publicOrigin?: string
  /** The same of the frames of the page of the hosts, which have an origin of their own. */
  framesOrigin?: string
  /** Whether `/__faults` exists. */
  faults: boolean
  /** Codes that one network address may ask for within an hour; no limit where absent. */
  codesPerAddress?: number
  /** Whether new data has the thousands of rows of each area's `seedScale`. */
  scale?: boolean
  /** File of replaced paths, as for a build; the contract's own without it. */
  pathsFile?: string
  /** Folder of the built H5 app. */
  siteDir: string
  /** Folder of the built mini-programs; without it they are in `dist`, and built when they are first looked at. */
  hostsDir?: string
  /** Address of H5 with hot reload, where the browser's own visits of the app are sent to. */
  hotOrigin?: string
  /** Folders of the pictures that the tests take of every screen. */
  pictures: PictureFolders
}

/** A sandbox that is ready to listen: the server, and its second port for the frames of the page of the hosts. */
interface Sandbox {
  app: FastifyInstance
  frames: FramesPort
}

/** The whole sandbox. Closing it closes the database too. */
export async function makeServer(options: ServerOptions): Promise<Sandbox> {
  const contract = scanContract(contractFolder)
  const implemented = areas.flatMap((area) => area.routes)
  mustBeAnswered(contract.endpoints, implemented)
  // Every backend is at this one address.
  const calls = implemented.map(({ endpoint }) => endpoint)
  const paths = readAppPaths(options.pathsFile, calls, () => 'sandbox')
  const routes = implemented.filter(({ endpoint }) => paths.paths[endpoint.path] !== null)
  const [schemas, database] = await Promise.all([
    contractSchemas(contract),
    options.database ?? openDb({ dataDir: `${options.dataDir}/db`, databaseUrl: options.databaseUrl }),
  ])
  const faults = new Faults(options.faults)
  const timers = new Timers()
  const secrets = new Secrets(database.db)
  const { publicOrigin, framesOrigin } = options
  const core: Core = {
    db: database.db,
    now: () => faults.now(),
    faults,
    codesPerAddress: options.codesPerAddress,
    scale: options.scale ?? false,
    originFor: (request) => originOf(request, frames.holds(request.raw) ? framesOrigin : publicOrigin),
    timers,
    secret: (name) => secrets.text(name),
  }
  await seedOnce(core)

  const routerOptions = { querystringParser: parseQuery }
  const app = Fastify({ bodyLimit, forceCloseConnections: true, routerOptions })
  app.addHook('onClose', async () => {
    timers.stop()
    await database.close()
  })
  answerErrors(app)
  parseJsonBodies(app)
  await app.register(multipart, { limits: uploadLimits, throwFileSizeLimit: false })
  // Pictures are for everyone, and the key is what calls are encrypted with.
  await secure(app, [...routes.map((route) => callAddress(paths, route)), picturesPath, publicKeyPath])
  checkHosts(
    app,
    [publicOrigin, framesOrigin].filter((one) => one !== undefined),
  )
  const frames = new FramesPort(app, { publicOrigin, framesOrigin })
  hookFaults(app, faults)
  mountFaults(app, core)
  const log = new CallLog()
  mountCalls(app, core, routes, { schemas, log, paths, privateKey: () => secrets.privateKey() })
  for (const area of areas) area.mount?.(app, core)
  const publicKey = async () => publicKeyOf(await secrets.privateKey())
  app.get(publicKeyPath, async (_request, reply) => reply.type('text/plain').send(await publicKey()))
  mountPictures(app)
  mountPages(app, core)
  mountShell(app, core)
  mountFrames(app, frames, {
    siteDir: options.siteDir,
    hostsDir: options.hostsDir ?? resolve('dist'),
    // A folder that was named is shown as it is; so is H5, which is built before the sandbox starts and served from its folder all the time.
    mayBuild: (host) => host !== 'h5' && options.hostsDir === undefined,
  })
  mountHostsPage(app, frames, options.hotOrigin)
  mountSearch(app)
  mountScreens(app, core, options.pictures)
  mountApi(app, { contract, routes, paths, version }, { core, log, publicKey })
  mountSite(app, options.siteDir, options.hotOrigin)
  return { app, frames }
}
