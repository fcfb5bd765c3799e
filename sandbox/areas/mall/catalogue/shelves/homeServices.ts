import type { Text } from '../../../../language'
import { serviceNotes } from '../notes'
import { priced } from '../price'
import { shelf } from '../shelf'
import { atHome, bestseller, giftable, limited, memberPrice, newcomer, refundable } from '../tags'

const booking: Text = {
  zh: '每天 8:00–20:00 均可预约，上门前 1 小时会电话确认。',
  en: 'Visits from 8:00 to 20:00 every day; we call an hour before.',
}

/** Services at home. */
export const homeServiceGoods = shelf(
  { brandId: 'warmeave', categoryId: '303', rechargeTypes: ['card'], notes: serviceNotes },
  booking,
  [
    {
      goodsId: '30301',
      title: { zh: '日常保洁 3 小时', en: 'Home cleaning, 3 hours' },
      subtitle: { zh: '自带工具，擦净每个角落', en: 'Tools included' },
      ...priced(9_900, 5_000),
      sold: 46_215,
      stock: 8_000,
      tags: [atHome, bestseller],
      about: {
        zh: '厨房、卫生间、客卧全屋清洁，适合 90 平以内。',
        en: 'Kitchen, bathroom and rooms, for homes up to 90 m².',
      },
      picture: { motif: 'broom', carrier: 'tile', palette: 'teal' },
    },
    {
      goodsId: '30302',
      title: { zh: '空调深度清洗', en: 'Air conditioner cleaning' },
      subtitle: { zh: '高温蒸汽，除菌去味', en: 'Steam-cleaned' },
      ...priced(7_900, 4_100),
      sold: 28_940,
      stock: 6_000,
      tags: [atHome, limited],
      about: { zh: '挂机一台，拆洗滤网、蒸发器与外壳。', en: 'One wall unit: filter, evaporator and casing.' },
      picture: { motif: 'drop', carrier: 'card', palette: 'sky' },
    },
    {
      goodsId: '30303',
      title: { zh: '洗衣机拆洗', en: 'Washing machine cleaning' },
      subtitle: { zh: '内筒拆开洗才干净', en: 'The drum taken out and washed' },
      ...priced(10_900, 5_000),
      sold: 13_672,
      stock: 4_000,
      tags: [atHome, memberPrice],
      about: { zh: '波轮、滚筒均可，含除垢与消毒。', en: 'Top and front loaders, descaled and disinfected.' },
      picture: { motif: 'washer', carrier: 'tile', palette: 'ocean' },
    },
    {
      goodsId: '30304',
      title: { zh: '洗衣洗鞋 3 件券', en: 'Laundry, any 3 items' },
      subtitle: { zh: '上门取送，72 小时洗好', en: 'Collected, back in 72 hours' },
      ...priced(4_580, 2_420),
      sold: 35_108,
      stock: 10_000,
      tags: [refundable, newcomer],
      about: {
        zh: '外套、羽绒服、球鞋任选 3 件，免费取送。',
        en: 'Any three coats, jackets or shoes, with free collection.',
      },
      picture: { motif: 'washer', carrier: 'ticket', palette: 'indigo' },
    },
    {
      goodsId: '30305',
      title: { zh: '水电维修上门券', en: 'Plumbing and electrics visit' },
      subtitle: { zh: '免上门费，修好再付料费', en: 'No call-out fee' },
      ...priced(2_900, 2_000),
      sold: 9_586,
      stock: 5_000,
      tags: [atHome, refundable],
      about: {
        zh: '漏水、跳闸、灯具更换等常见问题一次解决。',
        en: 'Leaks, tripped fuses and lamps, fixed in one visit.',
      },
      picture: { motif: 'wrench', carrier: 'tile', palette: 'amber' },
    },
    {
      goodsId: '30306',
      title: { zh: '搬家小面基础套餐', en: 'Moving van, basic' },
      subtitle: { zh: '含 10 公里与 1 位师傅', en: '10 km and one mover' },
      ...priced(15_900, 4_000),
      sold: 4_377,
      stock: 2_000,
      tags: [atHome, giftable],
      about: {
        zh: '适合单间搬运，超出里程按公里计费。',
        en: 'For a single room; extra distance is charged by the kilometer.',
      },
      picture: { motif: 'box', carrier: 'box', palette: 'amber' },
    },
  ],
)
