import type { Text } from '../../../../language'
import { accountNotes } from '../notes'
import { denomination, priced } from '../price'
import { shelf } from '../shelf'
import { bestseller, direct, instant, limited, memberPrice, nationwide, newcomer } from '../tags'

const delivery: Text = {
  zh: '填写户号即可查询欠费并缴纳，缴费凭证可在订单中下载。',
  en: 'Enter the account number to see and pay what is due; the receipt is in your order.',
}

/** Household bills. */
export const billGoods = shelf(
  { brandId: 'warmeave', categoryId: '302', rechargeTypes: ['account'], notes: accountNotes },
  delivery,
  [
    {
      goodsId: '30201',
      title: { zh: '电费充值', en: 'Electricity top-up' },
      subtitle: { zh: '全国 300 城，实时到账', en: '300 cities, in real time' },
      ...priced(9_750, 250),
      sold: 95_403,
      stock: 50_000,
      tags: [instant, bestseller, nationwide],
      denominations: [denomination(50, 90), denomination(100, 250), denomination(200, 560), denomination(300, 900)],
      about: {
        zh: '居民用电账户通用，断电用户充值后自动复电。',
        en: 'For home accounts; power returns by itself after payment.',
      },
      picture: { motif: 'bolt', carrier: 'tile', palette: 'gold' },
    },
    {
      goodsId: '30202',
      title: { zh: '水费缴纳', en: 'Water bill' },
      subtitle: { zh: '足不出户，随时可缴', en: 'Pay from home, any time' },
      ...priced(4_900, 100),
      sold: 42_118,
      stock: 30_000,
      tags: [direct, nationwide],
      denominations: [denomination(30, 50), denomination(50, 100), denomination(100, 220)],
      about: { zh: '支持自来水公司户号与物业代收账户。', en: 'For accounts of the water company or of your estate.' },
      picture: { motif: 'drop', carrier: 'tile', palette: 'ocean' },
    },
    {
      goodsId: '30203',
      title: { zh: '燃气费充值', en: 'Gas top-up' },
      subtitle: { zh: '表具直充，免跑营业厅', en: 'Straight to the meter' },
      ...priced(9_820, 180),
      sold: 31_560,
      stock: 20_000,
      tags: [direct, instant],
      denominations: [denomination(50, 80), denomination(100, 180), denomination(200, 420)],
      about: { zh: '物联网表实时到账，卡表需就近写卡。', en: 'Smart meters at once; card meters are written nearby.' },
      picture: { motif: 'flame', carrier: 'tile', palette: 'coral' },
    },
    {
      goodsId: '30204',
      title: { zh: '家庭宽带续费 月付', en: 'Home broadband, 1 month' },
      subtitle: { zh: '300M 起，次日生效', en: 'From 300M, active tomorrow' },
      ...priced(5_600, 400),
      sold: 14_879,
      stock: 10_000,
      tags: [memberPrice, direct],
      about: {
        zh: '支持主流宽带账号续费，到期前 15 天均可办理。',
        en: 'For the usual providers, from 15 days before expiry.',
      },
      picture: { motif: 'signal', carrier: 'tile', palette: 'indigo' },
    },
    {
      goodsId: '30205',
      title: { zh: '物业费缴费立减券', en: 'Estate fee voucher' },
      subtitle: { zh: '满 500 减 30', en: '¥30 off ¥500' },
      ...priced(590, 2_410),
      sold: 8_702,
      stock: 5_000,
      tags: [limited, newcomer],
      about: {
        zh: '在线缴纳物业费时自动抵扣，每户每月 1 张。',
        en: 'Used automatically when you pay online, one a month per home.',
      },
      picture: { motif: 'home', carrier: 'ticket', palette: 'teal' },
    },
    {
      goodsId: '30206',
      title: { zh: '有线电视费 季付', en: 'Cable TV, 3 months' },
      subtitle: { zh: '高清频道全家看', en: 'HD channels for the family' },
      ...priced(7_200, 600),
      sold: 5_943,
      stock: 4_000,
      tags: [memberPrice, direct],
      about: {
        zh: '按智能卡号缴费，缴清后 10 分钟内恢复收看。',
        en: 'By smart card number; channels return within 10 minutes.',
      },
      picture: { motif: 'film', carrier: 'card', palette: 'teal' },
    },
  ],
)
