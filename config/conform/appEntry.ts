import { families } from '../../src/contract/families'
import { call, makeRequestId } from '../../src/request/call'
import { connectApiVip } from '../../src/request/connectApiVip'
import { Network } from '../../src/request/network'
import { connectRequests } from '../../src/request/ports'
import { parseAnswer } from '../../src/request/wire/parseAnswer'
import { withoutNull } from '../../src/request/wire/withoutNull'
import { explain } from '../../src/shell/explain'

/** The request layer of the app, which `startApp.ts` compiles and starts: signing, encryption, headers, retries and the reading of answers. */

/** What is in force besides the tokens of single calls: the values of an area of rights. */
const supplier: { rscToken?: string; rightsOrderNo?: string } = {}

connectRequests({
  token: () => undefined,
  appToken: () => undefined,
  deviceId: () => '',
  sessionId: () => '',
  language: () => 'zh-CN',
  innerApp: () => 'xbt',
  isPersonal: () => true,
  mayCollect: () => true,
  utmSource: () => 'conform',
  cnlPdCode: () => 'APP001000007',
  supplier: () => supplier,
  onSessionLost: () => true,
  showError: () => undefined,
  network: new Network(),
})
connectApiVip()

export const app = { call, explain, families, makeRequestId, parseAnswer, supplier, withoutNull }

export type App = typeof app
