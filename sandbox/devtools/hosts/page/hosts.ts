import type { Text } from '../../../language'
import type { HostName } from './messages'

/** The hosts in the order of their frames, with their names. */
export const hostTitles: Readonly<Record<HostName, Text>> = {
  h5: { zh: 'H5', en: 'H5' },
  weapp: { zh: '微信', en: 'WeChat' },
  alipay: { zh: '支付宝', en: 'Alipay' },
  tt: { zh: '抖音', en: 'Douyin' },
}

export const hostNames = Object.keys(hostTitles) as readonly HostName[]

/** Whose settings the bar shows and changes. */
export type Target = HostName | 'all'

export const isTarget = (text: unknown): text is Target => text === 'all' || hostNames.some((host) => host === text)

/** The frames that a target names. */
export const hostsOf = (target: Target): readonly HostName[] => (target === 'all' ? hostNames : [target])
