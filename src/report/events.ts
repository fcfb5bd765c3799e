import type { GreyKey } from '@/contract/remoteConfig/decisions'
import type { eventIds } from '@/contract/report'

/** Every event of the catalogue. */
export type EventName = keyof typeof eventIds

/** What can be pressed or seen, by module: the closed list of `moduleName` and `elementName`. */
export interface Places {
  home: 'entry' | 'member' | 'banner' | 'goods'
  mall: 'search' | 'banner' | 'goods'
  category: 'search'
  search: 'search' | 'submit' | 'goods'
  brand: 'goods'
  promotion: 'goods' | 'buy'
  lowCode: 'banner' | 'goods'
  product: 'view' | 'buy'
  order: 'submit'
  cashier: 'pay'
  greyTest: GreyKey
}

/** The modules that have this element: where a part that several screens share may stand. */
export type ModuleWith<E extends string> = { [M in keyof Places]: E extends Places[M] ? M : never }[keyof Places]

export interface Place<M extends keyof Places = keyof Places> {
  module: M
  element: Places[M]
}

/** What an event may say beside its page. */
export interface Detail {
  module?: string
  element?: string
  productId?: string
  activityId?: string
  /** What went wrong. */
  message?: string
  /** In milliseconds. */
  stayTime?: number
}

type Fault = 'error' | 'consoleError' | 'unhandledRejection'
type Failure = 'apiError' | 'payFail' | 'memberPayFailed' | 'memberInfoFailed' | 'lowCodeUnknownBlock'

/** What an event must say, by its name. */
export type DetailOf<E extends EventName> = E extends 'click' | 'exposure'
  ? Place & { productId?: string; activityId?: string }
  : E extends 'pageLeave'
    ? { stayTime: number }
    : E extends Fault | Failure
      ? { message: string; productId?: string }
      : { productId?: string; activityId?: string }

/** The page an event belongs to. */
export interface ReportPage {
  id: string
  title: string
  /** Address inside the app, as it is; the reporter takes out what must not leave. */
  url: string
  /** Address of the page before. */
  referer: string
}

/** An event as it happened, before it becomes a body. */
export interface Happening {
  event: EventName
  /** By the device's clock, in milliseconds. */
  at: number
  page: ReportPage
  detail: Detail
}
