/**
 * What the page of the hosts and its frames tell each other, as JSON by `postMessage`. The frames have an origin of their own, so that a browser
 * keeps what runs in them from the page; messages from other origins and from other windows are ignored, and none is sent to another origin.
 */

/** One of the four hosts that are shown. */
export type HostName = 'h5' | 'weapp' | 'alipay' | 'tt'

/** How the host's payment sheet, or the provider's page of H5, answers next. `unknown`: neither paid nor refused; `hang`: no answer at all. */
export type PayAnswer = 'success' | 'cancel' | 'failed' | 'unknown' | 'hang'

/** What the customer answers when the host asks them for a permission. */
export type PermissionName = 'camera' | 'album' | 'location'

/** `slow` delays every answer by two seconds; `offline` lets no call through, and the host says that its network is lost. */
export type NetworkState = 'normal' | 'slow' | 'offline'

/** What the bar sets for a frame; what is left out stays as it is. */
export interface FrameSettings {
  /** Mobile of a seeded person who is signed in; an empty one signs out. Restarts the app. */
  person?: string
  /** A login of that person, which only the page can ask the sandbox for. */
  token?: string
  /** Address of a screen with its query, such as `/subPackages/pdp/index?goodsId=10101`. */
  address?: string
  /** Restarts the app. */
  theme?: 'xbt_h5' | 'xyfApp'
  /** Restarts the app. */
  language?: 'zh-CN' | 'en'
  network?: NetworkState
  pay?: PayAnswer
  permissions?: Partial<Record<PermissionName, boolean>>
}

/** A tap that is made again in the other frames: the same text or label, the `nth` of those that fit, counted from 0. */
export interface MirroredTap {
  /** Accessible name, or readable text, of what was tapped. */
  name: string
  nth: number
}

/** From the page to a frame. */
export type ToFrame =
  | { type: 'set'; settings: FrameSettings }
  /** Ends the app as the system does, and starts it again; only the device's storage is kept. */
  | { type: 'restart' }
  | { type: 'tap'; tap: MirroredTap }

/** One call of the app to the server, once it is over. */
export interface SeenRequest {
  method: string
  /** Path without its query. */
  path: string
  /** Of the answer; 0 where there was none. */
  status: number
  /** Code of the answer's body, such as `000000`; why there was no answer, such as `timeout`. */
  code: string
  traceId: string
  /** How long it took, in milliseconds. */
  ms: number
}

/** From a frame to the page. */
export type FromFrame =
  /** The package is missing or older than its sources, so that it is built first; `progress` says how far the build is. */
  | { type: 'building'; progress: string }
  /** The host runs and the app is about to start; settings can be sent. */
  | { type: 'ready' }
  | { type: 'route'; address: string; title: string }
  | { type: 'request'; request: SeenRequest }
  /** The latest update of the renderer in bytes, and the nodes that the page draws now. H5 counts its elements, and no updates. */
  | { type: 'weight'; bytes: number; nodes: number }
  /** The app threw, or did what a device would refuse; `fatal`: the package did not start. */
  | { type: 'error'; message: string; fatal?: boolean }
  | { type: 'tapped'; tap: MirroredTap }
  /** The person has changed them in the host's own settings. */
  | { type: 'permissions'; permissions: Record<PermissionName, boolean> }
