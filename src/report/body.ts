import { type EventReportReq, eventIds } from '@/contract/report'
import { maskName, maskPhone, maskText } from '@/lib/mask'
import { parseQuery, stringifyQuery } from '@/lib/query'
import { toWellFormed } from '@/lib/text'
import { hostFacts } from '@/platform/host/host'
import { screenFacts } from '@/platform/page/screenFacts'
import type { Happening } from './events'
import type { ReportPorts } from './report'

/** Version that reports name. */
const appVersion = '7.1.9'

const longestMessage = 1000

/** Parameters of addresses that say nothing about the person; all others stay behind. */
const harmless = ['goodsId', 'orderId', 'categoryId', 'brandId', 'rechargeType', 'quantity', 'state', 'code', 'type']

/** The body of an event with its item. Every text that anybody could have written goes through the mask (S6). */
export function bodyOf({ event, at, page, detail }: Happening, ports: ReportPorts): EventReportReq {
  const { isSignedIn, inApp, mobile = '', name = '' } = ports.person()
  const { width, height, osVersion } = screenFacts()
  const refer = cleanAddress(page.referer)
  return {
    anonymousId: ports.anonymousId(),
    time: at,
    eventId: eventIds[event],
    pageId: page.id,
    pageTitle: clean(page.title),
    moduleName: detail.module ?? '',
    elementName: detail.element ?? '',
    url: cleanAddress(page.url),
    referer: refer,
    appName: 'xbt-wallet',
    appVersion,
    os: hostFacts.os(),
    osVersion,
    screenWidth: width,
    screenHeight: height,
    source_type: 'wap',
    item: {
      event_id: eventIds[event],
      mobile: maskPhone(mobile),
      name: maskName(name),
      token: isSignedIn ? '***' : '',
      from: clean(ports.from()),
      type: hostFacts.terminalType(inApp),
      active_id: clean(detail.activityId ?? ''),
      event_from: hostFacts.channel(inApp),
      utm_source: clean(ports.utmSource()),
      product_id: clean(detail.productId ?? ''),
      style: ports.innerApp(),
      refer,
      userAgent: clean(hostFacts.ua()),
      errorMessage: clean(withoutName(detail.message ?? '', name)),
      ...(detail.stayTime === undefined ? {} : { stayTime: Math.max(0, Math.round(detail.stayTime)) }),
    },
  }
}

/** A message may quote the customer's name, which no pattern knows. */
const withoutName = (text: string, name: string): string =>
  name.length > 1 ? text.split(name).join(maskName(name)) : text

/** Masked first and cut afterwards: half a number would no longer look like one. */
const clean = (text: string): string => maskText(toWellFormed(text)).slice(0, longestMessage)

function cleanAddress(address: string): string {
  const [path = '', query = ''] = address.split('?')
  const kept = Object.entries(parseQuery(query)).filter(([key]) => harmless.includes(key))
  return clean(kept.length ? `${path}?${stringifyQuery(Object.fromEntries(kept))}` : path)
}
