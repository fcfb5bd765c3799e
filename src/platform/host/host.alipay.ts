import { deviceInfo } from './deviceInfo'
import type { HostFacts } from './hostPort'

/** The Alipay mini-program. */
export const hostFacts: HostFacts = {
  miniHost: 'alipay',
  channel: () => 'APPLET',
  source: () => 'miniApp',
  terminalType: () => 'MINI_PROGRAM',
  os: () => deviceInfo().os,
  ua: () => deviceInfo().ua,
  origin: () => '',
}
