import type { FastifyInstance } from 'fastify'
import { contractDefinitions } from '../../http/schemas'
import { type ApiSource, type OpenApi, openApiOf } from './openapi'

/** The document of a contract and its routes, with the schemas of its types. */
export const apiOf = async (source: Omit<ApiSource, 'definitions'>): Promise<OpenApi> =>
  openApiOf({ ...source, definitions: await contractDefinitions(source.contract) })

/** `/sandbox/api/openapi.json`: the contract for who owns a server; it is made when it is first asked for. */
export function mountApi(app: FastifyInstance, source: Omit<ApiSource, 'definitions'>): void {
  let made: Promise<OpenApi> | undefined
  app.get('/sandbox/api/openapi.json', () => {
    made ??= apiOf(source)
    return made
  })
}
