import { deviceInfo } from './deviceInfo'
import type { HostFacts } from './hostPort'

/** The Douyin mini-program. */
export const hostFacts: HostFacts = {
  miniHost: 'tt',
  channel: () => 'DOUYIN',
  source: () => 'DOUYIN',
  terminalType: () => 'MINI_PROGRAM',
  os: () => deviceInfo().os,
  ua: () => deviceInfo().ua,
  origin: () => '',
}
