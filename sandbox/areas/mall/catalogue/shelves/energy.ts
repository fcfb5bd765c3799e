import type { Text } from '../../../../language'
import { accountNotes } from '../notes'
import { denomination, priced } from '../price'
import { asCode, shelf, toAccount, toPhone } from '../shelf'
import { bestseller, cardCode, direct, instant, limited, memberPrice, nationwide, newcomer } from '../tags'

const stations: Text = {
  zh: '覆盖全国 1.8 万座合作站点，可在地图中查看最近的一座。',
  en: '18,000 partner stations nationwide; the map shows the nearest.',
}

/** Fuel and charging. */
export const energyGoods = shelf({ brandId: 'wildway', categoryId: '203' }, stations, [
  {
    goodsId: '20301',
    title: { zh: '驰野加油卡充值', en: 'Wildway fuel card top-up' },
    subtitle: { zh: '到账即可加油', en: 'Fill up as soon as it arrives' },
    ...priced(19_200, 800),
    sold: 118_629,
    stock: 30_000,
    tags: [nationwide, bestseller, direct],
    ...toAccount,
    denominations: [
      denomination(100, 360),
      denomination(200, 800),
      denomination(500, 2_150),
      denomination(1000, 4_500),
    ],
    about: {
      zh: '填写 19 位加油卡号，充值后在任意站点圈存使用。',
      en: 'Enter the 19-digit card number and load it at any station.',
    },
    picture: { motif: 'fuel', carrier: 'card', palette: 'jade' },
  },
  {
    goodsId: '20302',
    title: { zh: '加油立减券 满 200 减 20', en: 'Fuel voucher, ¥20 off ¥200' },
    subtitle: { zh: '92、95、98 号均可用', en: 'For every gasoline grade' },
    ...priced(990, 1_010),
    sold: 76_114,
    stock: 25_000,
    tags: [limited, memberPrice],
    ...asCode,
    about: {
      zh: '单笔满 200 元可用，一次一张，30 天有效。',
      en: 'One voucher for each fill of ¥200 or more, valid for 30 days.',
    },
    picture: { motif: 'fuel', carrier: 'ticket', palette: 'teal' },
  },
  {
    goodsId: '20303',
    title: { zh: '新能源充电卡', en: 'EV charging card' },
    subtitle: { zh: '快慢充通用', en: 'Fast and slow chargers' },
    ...priced(9_300, 700),
    sold: 43_870,
    stock: 18_000,
    tags: [direct, memberPrice],
    rechargeTypes: ['phone', 'account'],
    notes: accountNotes,
    denominations: [denomination(50, 300), denomination(100, 700), denomination(200, 1_600)],
    about: { zh: '电费与服务费均可抵扣，扫码即充。', en: 'Pays for power and service; scan to charge.' },
    picture: { motif: 'bolt', carrier: 'card', palette: 'teal' },
  },
  {
    goodsId: '20304',
    title: { zh: '充电服务费 5 折周卡', en: 'Charging at half fee, 7 days' },
    subtitle: { zh: '每天 2 次', en: 'Twice a day' },
    ...priced(1_290, 610),
    sold: 15_467,
    stock: 10_000,
    tags: [newcomer, instant],
    ...toPhone,
    about: {
      zh: '7 天内每天 2 次服务费半价，单次最高减 15 元。',
      en: 'Half the service fee twice a day for a week, up to ¥15 each.',
    },
    picture: { motif: 'bolt', carrier: 'ticket', palette: 'jade' },
  },
  {
    goodsId: '20305',
    title: { zh: '全自动洗车券', en: 'Automatic car wash' },
    subtitle: { zh: '8 分钟洗净', en: 'Clean in 8 minutes' },
    ...priced(1_580, 1_420),
    sold: 37_905,
    stock: 12_000,
    tags: [limited, cardCode],
    ...asCode,
    about: { zh: '五座、七座均适用，含泡沫清洗与风干。', en: 'For five and seven seats, with foam and drying.' },
    picture: { motif: 'drop', carrier: 'tile', palette: 'sky' },
  },
  {
    goodsId: '20306',
    title: { zh: '小保养套餐', en: 'Basic car service' },
    subtitle: { zh: '机油机滤工时全包', en: 'Oil, filter and labor' },
    ...priced(21_900, 8_000),
    sold: 6_231,
    stock: 2_000,
    tags: [memberPrice],
    ...asCode,
    about: {
      zh: '4 升全合成机油与机滤更换，免费 16 项检测。',
      en: '4 liters of synthetic oil, a new filter and 16 free checks.',
    },
    picture: { motif: 'wrench', carrier: 'box', palette: 'graphite' },
  },
])
