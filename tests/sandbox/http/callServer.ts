import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import { type EndpointOptions, endpoint } from '@/contract/endpoint'
import { ownPaths } from '../../../config/appPaths'
import type { Core } from '../../../sandbox/core'
import type { Db } from '../../../sandbox/db/client'
import { Faults } from '../../../sandbox/faults/faults'
import { CallLog } from '../../../sandbox/http/callLog'
import { mountCalls } from '../../../sandbox/http/calls'
import { answerErrors } from '../../../sandbox/http/errors'
import { parseJsonBodies } from '../../../sandbox/http/json'
import { uploadLimits } from '../../../sandbox/http/upload'
import type { Context } from '../../../sandbox/implement'
import { Timers } from '../../../sandbox/timers'

type Handle = (context: Context<unknown, string>) => Promise<unknown>

export interface CallServer {
  url: string
  close(): Promise<void>
}

/** A server with one call and no database: for what happens before a handler runs. */
export async function callServer(
  path: string,
  options: Omit<EndpointOptions, 'public'>,
  privateKey: string,
  handle: Handle,
): Promise<CallServer> {
  const app = Fastify()
  answerErrors(app)
  parseJsonBodies(app)
  await app.register(multipart, { limits: uploadLimits, throwFileSizeLimit: false })
  // Calls of these tests carry no login, hence nothing asks the database.
  const core: Core = {
    db: {} as Db,
    now: () => new Date(),
    codesPerAddress: undefined,
    scale: false,
    originFor: () => 'http://127.0.0.1',
    faults: new Faults(false),
    timers: new Timers(),
    secret: async () => '',
  }
  const route = {
    name: 'tried',
    endpoint: endpoint<object, object>()(path, { origin: 'ours', empty: {}, ...options }),
    handle,
    messages: {},
  }
  const anything = () => undefined
  mountCalls(app, core, [route], {
    schemas: { requestProblem: anything, responseProblem: anything },
    log: new CallLog(),
    paths: ownPaths,
    privateKey: async () => privateKey,
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url: url + path, close: () => app.close() }
}
