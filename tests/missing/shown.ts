import type { ScreenSample } from '@tests/samples/sample'
import { shell } from '@/i18n/shell'
import { routeAt } from '@/routes'

/** Whether a screen stands on a call that the server of these tests lacks: it has none of ours. */
export const isMissing = ({ path }: Pick<ScreenSample, 'path'>): boolean => routeAt(path)?.mainCall !== undefined

/** What shows that a screen has its content, where that is another text than in a build for a server with all calls; by path and query. */
const others: Readonly<Record<string, string>> = {
  // The customer's own number is not known.
  'subPackages/xyfApp/phone-charges/index?': '输入号码后显示可充金额',
}

export const nameOf = ({ path, query, person }: ScreenSample): string =>
  [path, query && `?${query}`, person && ` as ${person}`].filter(Boolean).join('')

/** The Chinese text that a sample shows at a server without the calls of ours. */
export function shownText(sample: ScreenSample): string {
  if (isMissing(sample)) return shell.nothingThere
  return others[`${sample.path}?${sample.query ?? ''}`] ?? sample.text['zh-CN']
}

/** Elements that send a call of ours, or lead to a screen that stands on one. */
export const senders: readonly string[] = [
  '#settings-devices',
  '#own-data',
  '#gift-receive',
  '#help-start',
  '#help-give',
  '#gift-open',
  '#activity-join',
  '#landing-take',
  '#voucher-keep',
  '#card-buy',
  '#profile-picture',
  '#pack-receive',
  '#free-join',
  '#free-start',
  '#free-record',
  '#packets-ranking',
  '#invite-ranking',
  '#south-air-fly',
  '.feedback-pictures-add',
]
