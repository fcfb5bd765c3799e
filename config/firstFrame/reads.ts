import type { Callable } from '../../src/contract/endpoint'
import { families } from '../../src/contract/families'
import { gridModules, index, memberBroadcast } from '../../src/contract/home'
import { shop } from '../../src/contract/mall/shelf'
import { baseOf } from '../../src/request/environment'
import { has } from '../../src/request/has'
import { routes } from '../../src/routes'
import type { Route } from '../../src/routes/route'

/** A call that a tab makes first. */
export interface FirstRead {
  url: string
  path: string
  data: object
  /** Where its data has the address of the first banner's picture. */
  picture?: readonly (string | number)[]
}

const read = <Req extends object>(
  endpoint: Callable<Req, unknown>,
  data: Req,
  picture?: FirstRead['picture'],
): FirstRead[] => {
  const { path, family } = endpoint
  return has(endpoint) ? [{ url: baseOf(families[family]) + path, path, data, ...(picture && { picture }) }] : []
}

const reads: readonly (readonly [Route, readonly FirstRead[]])[] = [
  [
    routes.home,
    [...read(index, {}, ['banners', 0, 'picture']), ...read(gridModules, {}), ...read(memberBroadcast, {})],
  ],
  [routes.mall, read(shop, { page: 1 }, ['mall', 'banner', 0, 'picture'])],
]

/** What a tab reads first, which the script of the frame sends before the app starts; a tab without a banner is not among them. */
export const readsOf = (route: Route): readonly FirstRead[] => reads.find(([one]) => one === route)?.[1] ?? []
