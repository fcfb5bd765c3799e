import type { Text } from '../../../../language'
import { accountNotes } from '../notes'
import { denomination, priced } from '../price'
import { asCode, shelf, toAccount } from '../shelf'
import { bestseller, cardCode, direct, giftable, instant, limited, memberPrice, newcomer, noRenewal } from '../tags'

const topUp: Text = {
  zh: '填写游戏账号与区服，付款后自动充入，无需等待。',
  en: 'Enter account and server: it is credited automatically after payment.',
}
const code: Text = {
  zh: '卡号卡密即时发放，在游鲸充值中心兑换。',
  en: 'Number and code are issued at once; redeem them in the Roamwhale center.',
}

/** Game credit and passes. */
export const gameGoods = shelf({ brandId: 'roamwhale', categoryId: '104' }, topUp, [
  {
    goodsId: '10401',
    title: { zh: '游鲸通宝 点券', en: 'Roamwhale points' },
    subtitle: { zh: '旗下游戏全部通用', en: 'For every Roamwhale game' },
    ...priced(4_780, 220),
    sold: 92_417,
    stock: 50_000,
    tags: [direct, bestseller, instant],
    rechargeTypes: ['account', 'card'],
    notes: accountNotes,
    denominations: [denomination(30, 110), denomination(50, 220), denomination(100, 520), denomination(300, 1_800)],
    about: {
      zh: '1 元兑换 10 点券，可购买皮肤、道具与月卡。',
      en: 'Ten points for each yuan: skins, items and passes.',
    },
    picture: { motif: 'diamond', carrier: 'tile', palette: 'indigo' },
  },
  {
    goodsId: '10402',
    title: { zh: '《星海远航》月卡', en: 'Starsea Voyage monthly pass' },
    subtitle: { zh: '每日领钻石，连领 30 天', en: 'Diamonds daily for 30 days' },
    ...priced(2_580, 420),
    sold: 48_209,
    stock: 20_000,
    tags: [noRenewal, direct],
    ...toAccount,
    about: {
      zh: '激活即得 300 钻石，此后每日登录再领 90 钻石。',
      en: '300 diamonds at once, then 90 for every daily login.',
    },
    picture: { motif: 'star', carrier: 'card', palette: 'indigo' },
  },
  {
    goodsId: '10403',
    title: { zh: '《云上农场》礼包卡', en: 'Cloud Farm gift pack' },
    subtitle: { zh: '种子、肥料一次配齐', en: 'Seeds and boosts in one pack' },
    ...priced(1_490, 510),
    sold: 15_330,
    stock: 10_000,
    tags: [cardCode, newcomer],
    ...asCode,
    about: {
      zh: '含稀有种子 12 颗、加速卡 5 张与专属小屋装扮。',
      en: '12 rare seeds, 5 speed-ups and a cottage decoration.',
    },
    use: code,
    picture: { motif: 'leaf', carrier: 'box', palette: 'jade' },
  },
  {
    goodsId: '10404',
    title: { zh: '游鲸掌机会员 季卡', en: 'Roamwhale Play, 3 months' },
    subtitle: { zh: '百款精品免费玩', en: 'A hundred games included' },
    ...priced(8_900, 2_900),
    sold: 9_874,
    stock: 6_000,
    tags: [limited, memberPrice],
    rechargeTypes: ['account', 'card'],
    notes: accountNotes,
    about: {
      zh: '每月新增 5 款游戏，云存档与联机畅玩。',
      en: 'Five new games each month, cloud saves and online play.',
    },
    picture: { motif: 'gamepad', carrier: 'card', palette: 'violet' },
  },
  {
    goodsId: '10405',
    title: { zh: '游戏加速器 月卡', en: 'Game accelerator, 1 month' },
    subtitle: { zh: '低延迟，不掉线', en: 'Low ping, stable matches' },
    ...priced(1_890, 910),
    sold: 33_561,
    stock: 25_000,
    tags: [instant, noRenewal],
    rechargeTypes: ['phone', 'account'],
    notes: accountNotes,
    about: {
      zh: '覆盖全国 300 个节点，支持电脑、手机与主机。',
      en: '300 nodes nationwide for computer, phone and console.',
    },
    picture: { motif: 'bolt', carrier: 'tile', palette: 'sky' },
  },
  {
    goodsId: '10406',
    title: { zh: '游鲸礼品卡', en: 'Roamwhale gift card' },
    subtitle: { zh: '送给爱玩的朋友', en: 'For friends who play' },
    ...priced(9_350, 650),
    sold: 7_215,
    stock: 5_000,
    tags: [giftable, cardCode],
    ...asCode,
    denominations: [denomination(50, 290), denomination(100, 650), denomination(200, 1_400)],
    about: {
      zh: '三年有效，可转赠，支持拆分使用。',
      en: 'Valid for three years, can be given away and spent in parts.',
    },
    use: code,
    picture: { motif: 'gamepad', carrier: 'box', palette: 'rose' },
  },
  {
    goodsId: '10407',
    title: { zh: '《王城棋局》赛季通行证', en: 'Castle Gambit season pass' },
    subtitle: { zh: '80 级奖励全解锁', en: 'Unlocks 80 levels of rewards' },
    ...priced(5_880, 920),
    sold: 12_048,
    stock: 8_000,
    tags: [limited, direct],
    ...toAccount,
    about: {
      zh: '解锁赛季限定棋盘与头像框，经验加成 20%。',
      en: 'Season-only boards and frames, and 20% more experience.',
    },
    picture: { motif: 'crown', carrier: 'tile', palette: 'graphite' },
  },
])
