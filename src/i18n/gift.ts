import { gift as en } from './en/gift'
import { catalogue } from './language'

export const gift = {
  days: (from: string, until: string) => `${from} 至 ${until} 可领`,
  choose: '任选一份',
  inside: '礼物内容',
  receive: '立即领取',
  received: '您已领取',
  receivedOn: (moment: string) => `${moment} 领取`,
  use: '去使用',
  toMember: '查看会员',
  whyNot: {
    not_eligible: {
      title: '暂时不能领取',
      text: {
        surprise: '惊喜礼送给新开通的会员，开通会员后即可领取',
        birthday: '生日礼送给已完成身份认证的会员，您还不是会员或尚未认证',
      },
    },
    outside_window: {
      title: '不在领取时间内',
      text: {
        surprise: '本次惊喜礼只在上面的日期内发放，下次开通会员时还有新的惊喜',
        birthday: '生日礼在生日当月发放，到时记得来领取',
      },
    },
  },
}

/** Words of the gifts of the memberships. */
export const giftWords = catalogue({ 'zh-CN': gift, en })
