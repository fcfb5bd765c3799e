import type { Text } from '../../../../language'
import { phoneNotes } from '../notes'
import { denomination, priced } from '../price'
import { shelf } from '../shelf'
import { bestseller, direct, instant, limited, memberPrice, nationwide, newcomer } from '../tags'

const delivery: Text = {
  zh: '支持全国手机号，付款后由运营商直接入账。',
  en: 'Works for any mainland number. The operator credits it directly.',
}

/** Phone credit and data. */
export const phoneGoods = shelf(
  { brandId: 'heron', categoryId: '101', rechargeTypes: ['phone'], notes: phoneNotes },
  delivery,
  [
    {
      goodsId: '10101',
      title: { zh: '全国话费快充', en: 'Phone credit, fast top-up' },
      subtitle: { zh: '三网通用，最快 10 秒到账', en: 'All operators, from 10 seconds' },
      ...priced(9_580, 420),
      sold: 286_410,
      stock: 99_999,
      tags: [instant, nationwide, bestseller],
      denominations: [
        denomination(30, 60),
        denomination(50, 160),
        denomination(100, 420),
        denomination(200, 880),
        denomination(300, 1_350),
        denomination(500, 2_400),
      ],
      about: {
        zh: '六档面额自由选择，金额越大补贴越多。',
        en: 'Six amounts to choose from; the larger the amount, the larger the subsidy.',
      },
      picture: { motif: 'phone', carrier: 'phone', palette: 'ocean' },
    },
    {
      goodsId: '10102',
      title: { zh: '话费慢充 72 小时', en: 'Phone credit, 72-hour saver' },
      subtitle: { zh: '不急用，更省钱', en: 'Wait a little, save a lot' },
      ...priced(18_900, 1_100),
      sold: 74_215,
      stock: 20_000,
      tags: [limited, nationwide],
      denominations: [denomination(100, 520), denomination(200, 1_100), denomination(500, 2_900)],
      about: {
        zh: '72 小时内分批到账，适合提前为自己或家人充值。',
        en: 'Credited in parts within 72 hours: ideal for topping up ahead.',
      },
      picture: { motif: 'clock', carrier: 'phone', palette: 'teal' },
    },
    {
      goodsId: '10103',
      title: { zh: '全国流量日包 5GB', en: 'One-day data pack, 5 GB' },
      subtitle: { zh: '当日有效，即充即用', en: 'Use it today, right away' },
      ...priced(790, 210),
      sold: 38_902,
      stock: 50_000,
      tags: [instant, direct],
      about: {
        zh: '充值成功起 24 小时内有效，优先于套餐流量扣减。',
        en: 'Valid for 24 hours from top-up and used before your plan.',
      },
      picture: { motif: 'signal', carrier: 'tile', palette: 'sky' },
    },
    {
      goodsId: '10104',
      title: { zh: '全国流量月包 20GB', en: 'Monthly data pack, 20 GB' },
      subtitle: { zh: '刷剧通勤都够用', en: 'Enough for every commute' },
      ...priced(2_680, 320),
      sold: 51_377,
      stock: 30_000,
      tags: [direct, memberPrice],
      about: { zh: '当月有效，全国范围可用，不含港澳台。', en: 'Valid this calendar month anywhere on the mainland.' },
      picture: { motif: 'signal', carrier: 'card', palette: 'ocean' },
    },
    {
      goodsId: '10105',
      title: { zh: '亲情号话费卡 50 元', en: 'Family phone credit, ¥50' },
      subtitle: { zh: '替爸妈充，一样优惠', en: 'Top up for your parents' },
      ...priced(4_850, 150),
      sold: 19_640,
      stock: 12_000,
      tags: [instant, direct],
      about: {
        zh: '可填写任意家人号码。',
        en: 'Enter the number of anyone in your family.',
      },
      picture: { motif: 'heart', carrier: 'phone', palette: 'rose' },
    },
    {
      goodsId: '10106',
      title: { zh: '新人首充话费 10 元', en: 'First top-up, ¥10' },
      subtitle: { zh: '新用户专享，限购 1 次', en: 'New customers only, once each' },
      ...priced(690, 310),
      sold: 162_088,
      stock: 8_000,
      tags: [newcomer, limited],
      about: { zh: '补贴后 6.9 元。', en: '¥6.90 with the subsidy.' },
      picture: { motif: 'gift', carrier: 'phone', palette: 'coral' },
    },
    {
      goodsId: '10107',
      title: { zh: '视频定向流量 30GB', en: 'Streaming data, 30 GB' },
      subtitle: { zh: '热门视频应用专用', en: 'For the popular video apps' },
      ...priced(1_780, 220),
      sold: 27_533,
      stock: 18_000,
      tags: [direct, memberPrice],
      about: {
        zh: '观看视频时优先使用定向流量，月底自动清零。',
        en: 'Video apps use this data first; it resets at the end of the month.',
      },
      picture: { motif: 'film', carrier: 'phone', palette: 'violet' },
    },
  ],
)
