import type { EventReportReq, ReportItem } from '@/contract/report'
import { count, number, oneOf, record, text } from '@/lib/parsers'

/** Longer than any text of an event that this app makes. */
const asText = (value: unknown): string | undefined => text(value, 2_000)

const asOs = (value: unknown): EventReportReq['os'] | undefined => oneOf(value, ['IOS', 'ANDROID'])

const asSource = (value: unknown): EventReportReq['source_type'] | undefined => oneOf(value, ['wap'])

const asPixels = (value: unknown): number | undefined => number(value, 0, 100_000)

const asItem = (value: unknown): ReportItem | undefined =>
  record(
    value,
    {
      event_id: asText,
      mobile: asText,
      name: asText,
      token: asText,
      from: asText,
      type: asText,
      active_id: asText,
      event_from: asText,
      utm_source: asText,
      product_id: asText,
      style: asText,
      refer: asText,
      userAgent: asText,
      errorMessage: asText,
    },
    { stayTime: count },
  )

/** An event from the storage; undefined where another version of the app wrote it with other fields. */
export const asEvent = (value: unknown): EventReportReq | undefined =>
  record(value, {
    anonymousId: asText,
    time: count,
    eventId: asText,
    pageId: asText,
    pageTitle: asText,
    moduleName: asText,
    elementName: asText,
    url: asText,
    referer: asText,
    appName: asText,
    appVersion: asText,
    os: asOs,
    osVersion: asText,
    screenWidth: asPixels,
    screenHeight: asPixels,
    source_type: asSource,
    item: asItem,
  })
