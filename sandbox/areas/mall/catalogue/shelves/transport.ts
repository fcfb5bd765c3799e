import type { Text } from '../../../../language'
import { accountNotes } from '../notes'
import { denomination, priced } from '../price'
import { asCode, shelf, toPhone } from '../shelf'
import { bestseller, cardCode, direct, instant, limited, memberPrice, newcomer, noRenewal } from '../tags'

const account: Text = {
  zh: '按手机号发放到驰野出行账户，打开应用即可使用。',
  en: 'Sent to your Wildway account by phone number, ready to use.',
}
const code: Text = {
  zh: '付款后获得兑换码，在驰野出行“卡包”兑换。',
  en: 'You get a code to redeem in the Wildway card pack.',
}

/** Transport cards and vouchers. */
export const transportGoods = shelf({ brandId: 'wildway', categoryId: '204' }, account, [
  {
    goodsId: '20401',
    title: { zh: '打车券包 5 张', en: 'Ride vouchers, pack of 5' },
    subtitle: { zh: '共省 50 元', en: '¥50 off in all' },
    ...priced(1_990, 3_010),
    sold: 105_782,
    stock: 30_000,
    tags: [limited, bestseller],
    ...toPhone,
    about: {
      zh: '含 10 元立减券 5 张，快车、优享均可使用。',
      en: 'Five vouchers of ¥10 for standard and premium rides.',
    },
    picture: { motif: 'car', carrier: 'ticket', palette: 'jade' },
  },
  {
    goodsId: '20402',
    title: { zh: '公交地铁通勤月卡', en: 'Bus and metro monthly pass' },
    subtitle: { zh: '每程 8 折，最多 60 程', en: '20% off up to 60 trips' },
    ...priced(1_580, 420),
    sold: 68_340,
    stock: 20_000,
    tags: [noRenewal, instant],
    ...toPhone,
    about: {
      zh: '支持全国 120 城乘车码，公交地铁都打折。',
      en: 'Transit codes of 120 cities, on bus and metro alike.',
    },
    picture: { motif: 'bus', carrier: 'card', palette: 'sky' },
  },
  {
    goodsId: '20403',
    title: { zh: '共享单车骑行月卡', en: 'Bike share monthly pass' },
    subtitle: { zh: '每次前 30 分钟免费', en: 'First 30 minutes free' },
    ...priced(990, 1_010),
    sold: 57_216,
    stock: 25_000,
    tags: [direct, newcomer],
    ...toPhone,
    about: {
      zh: '30 天不限次数，每次骑行前 30 分钟免费。',
      en: '30 days, any number of rides, the first half hour free.',
    },
    picture: { motif: 'bike', carrier: 'tile', palette: 'teal' },
  },
  {
    goodsId: '20404',
    title: { zh: '高铁出行券 30 元', en: 'High-speed rail voucher, ¥30' },
    subtitle: { zh: '满 150 元可用', en: 'For tickets over ¥150' },
    ...priced(1_890, 1_110),
    sold: 24_653,
    stock: 10_000,
    tags: [limited, memberPrice],
    ...asCode,
    about: { zh: '全国高铁动车车次通用，退票券自动返还。', en: 'For all high-speed trains; returned if you cancel.' },
    use: code,
    picture: { motif: 'train', carrier: 'ticket', palette: 'indigo' },
  },
  {
    goodsId: '20405',
    title: { zh: '机场贵宾厅单次券', en: 'Airport lounge, one visit' },
    subtitle: { zh: '全国 80 座机场可用', en: 'At 80 airports' },
    ...priced(9_900, 5_900),
    sold: 8_142,
    stock: 3_000,
    tags: [memberPrice, cardCode],
    ...asCode,
    about: { zh: '含餐食饮品、高速网络与优先登机提醒。', en: 'Food, drinks, fast network and boarding calls.' },
    use: code,
    picture: { motif: 'plane', carrier: 'card', palette: 'indigo' },
  },
  {
    goodsId: '20406',
    title: { zh: '交通卡充值', en: 'Transit card top-up' },
    subtitle: { zh: '实体卡、手机卡都能充', en: 'Plastic and phone cards' },
    ...priced(4_880, 120),
    sold: 31_987,
    stock: 15_000,
    tags: [direct, instant],
    rechargeTypes: ['account', 'phone'],
    notes: accountNotes,
    denominations: [denomination(30, 60), denomination(50, 120), denomination(100, 280)],
    about: {
      zh: '填写卡面号码，实体卡充值后需在站内终端写卡。',
      en: 'Enter the card number; plastic cards are written at a station terminal.',
    },
    picture: { motif: 'train', carrier: 'card', palette: 'ocean' },
  },
])
