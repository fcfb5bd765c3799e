import { reaction } from 'mobx'
import type { ApiError } from '@/request/errors'
import { Network } from '@/request/network'
import { connectRequests, type RequestPorts } from '@/request/ports'

/** The app behind the ports of the request layer, and a record of what the layer did. */
export interface FakeApp {
  token: string | undefined
  appToken: { jwtToken: string; token: string } | undefined
  language: 'zh-CN' | 'en'
  supplier: { rscToken?: string; rightsOrderNo?: string }
  /** Whether the page on the screen needs a login. */
  needsLogin: boolean
  shown: ApiError[]
  lost: (string | undefined)[]
  network: boolean[]
}

/** Connects the request layer to a new app. */
export function connectApp(over: Partial<RequestPorts> = {}): FakeApp {
  const app: FakeApp = {
    token: 'token-a',
    appToken: undefined,
    language: 'zh-CN',
    supplier: {},
    needsLogin: true,
    shown: [],
    lost: [],
    network: [],
  }
  const network = new Network()
  reaction(
    () => network.online,
    (online) => app.network.push(online),
  )
  connectRequests({
    token: () => app.token,
    appToken: () => app.appToken,
    deviceId: () => 'device-1',
    sessionId: () => 'session-1',
    language: () => app.language,
    innerApp: () => 'xbt',
    isPersonal: () => true,
    mayCollect: () => true,
    utmSource: () => 'poster',
    cnlPdCode: () => 'APP001000007',
    supplier: () => app.supplier,
    onSessionLost: (token) => {
      app.lost.push(token)
      app.token = undefined
      app.appToken = undefined
      return app.needsLogin
    },
    showError: (error) => app.shown.push(error),
    network,
    ...over,
  })
  return app
}
