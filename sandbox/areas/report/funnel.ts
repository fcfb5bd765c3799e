import { eventIds } from '@/contract/report'
import { routes } from '@/routes'
import type { Text } from '../../language'
import type { LoggedEvent } from './eventLog'

type Body = LoggedEvent['body']

interface Stage {
  title: Text
  is(body: Body): boolean
}

/** How far visitors came: every stage with its visitors and events. */
export interface FunnelRow {
  title: Text
  visitors: number
  events: number
}

const viewOf =
  (...pages: string[]) =>
  ({ eventId, pageId }: Body) =>
    eventId === eventIds.pageView && pages.includes(pageId)
const event =
  (...ids: string[]) =>
  ({ eventId }: Body) =>
    ids.includes(eventId)

/** Pages that offer a membership. */
const memberPages = [eventIds.memberPage, eventIds.memberLeapPage, eventIds.memberHealthPage, eventIds.memberGoldPage]

const stages = {
  shop: [
    { title: { zh: '首页', en: 'Home' }, is: viewOf(routes.home.path) },
    { title: { zh: '商品', en: 'Product' }, is: viewOf(routes.pdp.path, routes.xyfPdp.path) },
    { title: { zh: '下单', en: 'Order' }, is: viewOf(routes.orderConfirm.path, routes.xyfOrderConfirm.path) },
    { title: { zh: '支付成功', en: 'Paid' }, is: event(eventIds.paySuccess) },
  ],
  member: [
    { title: { zh: '会员页', en: 'Membership page' }, is: event(...memberPages) },
    { title: { zh: '开通成功', en: 'Paid' }, is: event(eventIds.memberPaid) },
  ],
} satisfies Record<string, Stage[]>

const rowsOf = (from: readonly Stage[], events: readonly LoggedEvent[]): FunnelRow[] =>
  from.map(({ title, is }) => {
    const met = events.filter(({ body }) => is(body))
    return { title, visitors: new Set(met.map(({ body }) => body.anonymousId)).size, events: met.length }
  })

/** The two ways through the product: home → product → order → paid, and membership page → paid. */
export const funnelsOf = (events: readonly LoggedEvent[]): { shop: FunnelRow[]; member: FunnelRow[] } => ({
  shop: rowsOf(stages.shop, events),
  member: rowsOf(stages.member, events),
})
