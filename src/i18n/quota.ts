import { yuan } from '@/lib/money'
import { quota as en } from './en/quota'
import { catalogue } from './language'

export const quota = {
  plus: (fen: number) => `+${yuan(fen)}`,
  now: '当前额度',
  before: '提额前',
  after: '提额后',
  expected: '提额后预计',
  gainTitle: '开卡能提多少',
  gainNote: '以审核结果为准，未通过不影响卡内其他权益',
  stepsTitle: '三步提额',
  steps: ['开通提额权益卡', '申请一次提额', '约 1 分钟出结果'],
  mine: '我的额度与提额记录',
  mineActive: (day: string) => `生效中 · 有效期至 ${day}`,
  mineDetail: '查看当前额度、提额进度和历史记录',
  see: '去查看',

  cardUntil: (day: string) => `提额权益卡有效期至 ${day}`,
  cardEnded: (day: string) => `提额权益卡已于 ${day} 到期`,
  cardNone: '尚未开通提额权益卡',
  toCard: '去开通提额权益卡',
  again: '再次开通提额权益卡',
  raise: {
    none: { title: '可申请提额', text: (fen: number) => `本卡有一次提额机会，预计提升 ${yuan(fen)}` },
    locked: { title: '开通后可申请', text: (fen: number) => `每张卡一次提额机会，预计提升 ${yuan(fen)}` },
    in_review: { title: '提额审核中', text: '一般 1 分钟内出结果' },
    raised: { title: '提额成功', text: '新额度已生效' },
    refused: { title: '提额未通过', text: '您的额度保持不变，卡内其他权益可继续使用' },
  },
  ask: '申请提额',
  refresh: '刷新结果',
  log: '提额记录',
  logStates: { in_review: '审核中', raised: '已提额', refused: '未通过' },
  change: (before: number, after: number) => `${yuan(before)} → ${yuan(after)}`,
  noLog: '还没有用提额权益卡提过额',
  noLogHint: '申请提额后，进度和结果会显示在这里',
}

/** Words of the quota-raising card. */
export const quotaWords = catalogue({ 'zh-CN': quota, en })
