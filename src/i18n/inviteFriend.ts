import { yuan } from '@/lib/money'
import { inviteFriend as en } from './en/inviteFriend'
import { catalogue } from './language'

export const inviteFriend = {
  lead: (fen: number) => (fen > 0 ? `每邀一位好友，最高得 ${yuan(fen)}` : '每邀一位好友，得一个红包'),
  invited: (count: number) => `已邀请 ${count} 位`,
  received: (fen: number) => `累计到账 ${yuan(fen)}`,
  stages: '邀请里程碑',
  stage: (need: number) => `邀请满 ${need} 位`,
  left: (count: number) => `还差 ${count} 位`,
  take: '领取',
  takeLabel: (need: number) => `领取邀请满 ${need} 位的奖励`,
  taken: '已领取',
  tookIt: (fen: number) => `${yuan(fen)} 已存入余额`,
  noStages: '暂无里程碑奖励',
  noStagesHint: '邀请好友仍可得红包',
  toPackets: '红包与二维码',
  toRanking: '排行榜',
  toHelp: '助力领会员',
  rewards: '奖励记录',
  rewardsEmpty: '还没有奖励',
  rewardsEmptyHint: '好友注册后拆红包，或领取里程碑奖励',
  share: '立即邀请',
  copyLink: '复制邀请链接',
}

/** Words of the invitations of the newer theme. */
export const inviteFriendWords = catalogue({ 'zh-CN': inviteFriend, en })
