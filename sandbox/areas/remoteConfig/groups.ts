import { eq } from 'drizzle-orm'
import type { CutFlowReq } from '@/contract/cashier'
import type { GreyKey, MatchedGroupRes } from '@/contract/remoteConfig/decisions'
import type { Db } from '../../db/client'
import type { Text } from '../../language'
import { forcedGroups } from './tables'

export type Group = MatchedGroupRes['group']

/** A grey test, or the cut flow of the cashier, whose group B pays a membership by its own calls. */
export type SwitchKey = GreyKey | CutFlowReq['cutFlowType']

/** Every switch: what group B sees, and who is in it, by phone number; everybody else is in group A. */
export const switches: Readonly<Record<SwitchKey, { shows: Text; groupB: readonly string[] }>> = {
  cashier_bank_test: {
    shows: { zh: '收银台银行卡优先', en: 'The cashier offers the bank card first' },
    groupB: ['13800138002', '13800138006'],
  },
  vip_confirm_content: {
    shows: { zh: '开通前确认弹层', en: 'A sheet to confirm before buying' },
    groupB: ['13800138006'],
  },
  vip_renew_notification: {
    shows: { zh: '续费提醒', en: 'The notice of the renewal' },
    groupB: ['13800138002', '13800138006'],
  },
  vip_renew_button: { shows: { zh: '续费按钮', en: 'The button of the renewal' }, groupB: ['13800138006'] },
  vip_unpaidorder_test: {
    shows: { zh: '待支付订单提醒', en: 'The notice of the unpaid order' },
    groupB: ['13800138003', '13800138006'],
  },
  vipReduceExternalComplaints: {
    shows: { zh: '多次投诉用户的领取指引', en: 'The guide for customers who complain often' },
    groupB: ['13800138006'],
  },
  vipMemberCardCutFlow: { shows: { zh: '会员在本页支付', en: 'Memberships are paid on their screen' }, groupB: [] },
}

export const switchKeys = Object.keys(switches) as SwitchKey[]

/** The groups of a customer, all of them; a visitor is in group A. Forced groups come before those of the tests. */
export async function groupsOf(
  db: Db,
  user: { userId: number; mobile: string } | undefined,
): Promise<Readonly<Record<SwitchKey, Group>>> {
  const rows = user ? await db.select().from(forcedGroups).where(eq(forcedGroups.userId, user.userId)) : []
  const groupOf = (bizKey: SwitchKey): Group => {
    const forced = rows.find((row) => row.bizKey === bizKey)
    return forced?.group ?? (user && switches[bizKey].groupB.includes(user.mobile) ? 'groupB' : 'groupA')
  }
  return Object.fromEntries(switchKeys.map((bizKey) => [bizKey, groupOf(bizKey)])) as Record<SwitchKey, Group>
}

/** Puts a customer into a group, whatever the test says. */
export async function forceGroup(
  db: Db,
  { userId, bizKey, group }: { userId: number; bizKey: SwitchKey; group: Group },
): Promise<void> {
  await db
    .insert(forcedGroups)
    .values({ userId, bizKey, group })
    .onConflictDoUpdate({ target: [forcedGroups.userId, forcedGroups.bizKey], set: { group } })
}
