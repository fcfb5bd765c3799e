import type { Callable } from '../../src/contract/endpoint'
import { families } from '../../src/contract/families'
import { gridModules, index, memberBroadcast } from '../../src/contract/home'
import { goods } from '../../src/contract/mall/goods'
import { shop } from '../../src/contract/mall/shelf'
import { baseOf } from '../../src/request/environment'
import { has } from '../../src/request/has'
import { routes } from '../../src/routes'
import type { Route } from '../../src/routes/route'

/** A call that a screen makes first. */
export interface FirstRead {
  url: string
  path: string
  data: object
  /** Parameters of the address that are part of its data. */
  query?: readonly string[]
  /** Where its data has the address of the screen's large picture: of the first banner, or of the product. */
  picture?: readonly (string | number)[]
}

const read = <Req extends object, Name extends string & keyof Req = never>(
  endpoint: Callable<Req, unknown>,
  data: Omit<Req, Name>,
  more: { picture?: FirstRead['picture']; query?: readonly Name[] } = {},
): FirstRead[] => {
  const { path, family } = endpoint
  return has(endpoint) ? [{ url: baseOf(families[family]) + path, path, data, ...more }] : []
}

const product = read(goods, {}, { query: ['goodsId'], picture: ['pictures', 0] })

const reads: readonly (readonly [Route, readonly FirstRead[]])[] = [
  [
    routes.home,
    [
      ...read(index, {}, { picture: ['banners', 0, 'picture'] }),
      ...read(gridModules, {}),
      ...read(memberBroadcast, {}),
    ],
  ],
  [routes.mall, read(shop, { page: 1 }, { picture: ['mall', 'banner', 0, 'picture'] })],
  [routes.pdp, product],
  [routes.xyfPdp, product],
]

/** What a screen reads first, which the script of the frame sends before the app starts; one without a large picture is not among them. */
export const readsOf = (route: Route): readonly FirstRead[] => reads.find(([one]) => one === route)?.[1] ?? []
