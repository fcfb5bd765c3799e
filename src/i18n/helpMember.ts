import { yuan } from '@/lib/money'
import { helpMember as en } from './en/helpMember'
import { catalogue } from './language'

export const helpMember = {
  lead: (need: number) => `邀请 ${need} 位新朋友助力`,
  prize: (months: number) => `免费领 ${months} 个月会员`,
  count: (helped: number, need: number) => `已有 ${helped} 位助力，还差 ${Math.max(need - helped, 0)} 位`,
  seat: (isTaken: boolean): string => (isTaken ? '已助力' : '待助力'),
  clock: '剩余时间',
  states: {
    none: { title: '还未发起助力', text: '发起后把链接发给好友，好友注册即可助力' },
    running: { title: '助力进行中', text: '好友通过您的链接注册后，点一下即可助力' },
    done: { title: '助力成功，会员已到账', text: '会员权益已生效，可前往会员页查看' },
    over: { title: '助力已超时', text: '没有凑齐助力好友，可重新发起' },
  },
  start: '立即发起助力',
  startAgain: '重新发起',
  started: '已发起，快邀请好友助力',
  share: '邀请好友助力',
  copyLink: '复制助力链接',
  toMember: '查看会员',
  toProgress: '查看助力进度',
  steps: '如何助力',
  stepList: ['发起助力，把链接分享给好友', '好友打开链接，用新手机号注册', '好友点击助力，凑齐后会员自动到账'],
  rules: '活动规则',
  helpers: '助力好友',
  helpersEmpty: '还没有好友助力',
  helpersEmptyHint: '把链接发给好友，助力后会显示在这里',
  unlock: '邀请现金奖励',
  unlockText: '邀请一位好友注册，即可解锁现金',
  unlockStates: { todo: '还差 1 位好友', done: '已解锁，可领取', received: '已领取，可在余额中查看' },
  take: '领取',
  taken: (fen: number) => `${yuan(fen)} 已存入余额`,
  asks: (name: string) => `${name} 邀请您助力`,
  asksText: (need: number, months: number) => `${need} 位新用户助力，TA 即可免费领 ${months} 个月会员`,
  help: '为 TA 助力',
  logIn: '注册并助力',
  helped: '助力成功',
  helpedText: '感谢您的助力，您也可以邀请好友为自己领会员',
  own: '这是您自己的助力链接',
  ownText: '不能为自己助力，把它分享给好友吧',
  ended: '助力已超时',
  full: '好友已凑齐助力',
  notAsked: '好友没有正在进行的助力',
  endedText: '您也可以发起助力，免费领会员',
  mine: '我也要领会员',
  broken: '邀请链接不完整',
  brokenText: '请向好友索要新的链接，或自己发起助力',
  home: '去首页看看',
}

/** Words of the help to get membership. */
export const helpMemberWords = catalogue({ 'zh-CN': helpMember, en })
