import { yuan } from '@/lib/money'
import { supplier as en } from './en/supplier'
import { catalogue } from './language'

export const supplier = {
  toHome: '返回首页',
  openAgain: '请从权益方发来的消息中重新打开',
  toRights: '返回权益列表',

  until: (day: string) => `有效期至 ${day}`,
  ended: (day: string) => `已于 ${day} 到期`,
  counts: { toReceive: '可领取', toUse: '待使用', over: '已用或过期' },
  groups: { toUse: '待使用的权益', toReceive: '可领取的权益', over: '已使用或过期' },
  noRights: '此订单暂无权益',
  noRightsHint: '权益到账后会显示在这里',
  worth: (fen: number) => (fen > 0 ? `价值 ${yuan(fen)}` : ''),
  receive: '领取',
  again: '再试一次',
  use: '去使用',
  states: { received: '待使用', used: '已使用', expired: '已过期' } as Record<string, string>,
  mine: '我的权益',
  mineText: '领取记录与账单',
  rules: '使用规则',

  code: '兑换码',
  copyCode: (name: string) => `复制${name}的兑换码`,
  usedCode: '此码已使用',
  steps: '使用步骤',
  receivedAt: '领取时间',
  endTime: '有效期至',
  notReceived: '您还没有领取这项权益',
  notReceivedHint: '先在权益列表中领取，再回来查看',

  tabsLabel: '记录类型',
  tabs: { receipts: '领取记录', bills: '账单' },
  receivedOn: (moment: string) => `${moment} 领取`,
  noReceipts: '还没有领取记录',
  noReceiptsHint: '领取的权益会显示在这里',
  noBills: '还没有账单',
  noBillsHint: '领取权益后产生的费用会显示在这里',
  charged: (fen: number) => yuan(fen),
}

/** Words of the area of a rights supplier. */
export const supplierWords = catalogue({ 'zh-CN': supplier, en })
