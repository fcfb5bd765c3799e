import { deviceInfo } from './deviceInfo'
import type { HostFacts } from './hostPort'

/** The WeChat mini-program. */
export const hostFacts: HostFacts = {
  miniHost: 'weapp',
  channel: () => 'APPLET',
  source: () => 'miniApp',
  terminalType: () => 'MINI_PROGRAM',
  os: () => deviceInfo().os,
  ua: () => deviceInfo().ua,
  origin: () => '',
}
