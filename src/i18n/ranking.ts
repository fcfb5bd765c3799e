import { ranking as en } from './en/ranking'
import { catalogue } from './language'

export const ranking = {
  periods: { week: '本周', month: '本月', all: '总榜' },
  choose: '排行榜时间',
  lead: '邀请好友排行榜',
  leadText: '按邀请注册的好友数排名，人数相同名次相同',
  place: (place: number) => `第 ${place} 名`,
  friends: (count: number) => `${count} 位好友`,
  own: '我',
  ownNone: '您还未上榜',
  ownNoneText: '邀请一位好友即可上榜',
  invite: '去邀请',
  empty: '榜单还没有人',
  emptyHint: '邀请好友注册，成为第一名',
}

/** Words of the ranking of invitations. */
export const rankingWords = catalogue({ 'zh-CN': ranking, en })
