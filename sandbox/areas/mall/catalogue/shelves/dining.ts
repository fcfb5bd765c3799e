import type { Text } from '../../../../language'
import { voucherNotes } from '../notes'
import { denomination, priced } from '../price'
import { shelf } from '../shelf'
import { bestseller, cardCode, giftable, limited, memberPrice, nationwide, newcomer, refundable } from '../tags'

const shops: Text = {
  zh: '堂食外带均可，使用前请在门店列表确认营业时间。',
  en: 'Eat in or take away; see the shop list for opening hours.',
}

/** Dining vouchers. */
export const diningGoods = shelf(
  { brandId: 'maisle', categoryId: '202', rechargeTypes: ['card'], notes: voucherNotes },
  shops,
  [
    {
      goodsId: '20201',
      title: { zh: '招牌牛肉堡双人餐', en: 'Beef burger meal for two' },
      subtitle: { zh: '两堡两薯两饮', en: 'Burgers, fries and drinks' },
      ...priced(4_980, 2_920),
      sold: 87_345,
      stock: 15_000,
      tags: [refundable, bestseller],
      about: { zh: '现煎厚切牛肉饼，搭配中份薯条与任选饮品。', en: 'Thick grilled patties with fries and any drink.' },
      picture: { motif: 'burger', carrier: 'tile', palette: 'coral' },
    },
    {
      goodsId: '20202',
      title: { zh: '麦屿餐饮代金券', en: 'Maisle dining voucher' },
      subtitle: { zh: '可叠加，无门槛', en: 'Can be combined, no minimum' },
      ...priced(8_800, 1_200),
      sold: 53_972,
      stock: 20_000,
      tags: [nationwide, memberPrice],
      denominations: [denomination(50, 520), denomination(100, 1_200), denomination(200, 2_600)],
      about: { zh: '一次最多叠加 3 张，特价菜同样可用。', en: 'Combine up to three, also for dishes on offer.' },
      picture: { motif: 'percent', carrier: 'ticket', palette: 'coral' },
    },
    {
      goodsId: '20203',
      title: { zh: '8 寸鲜果奶油蛋糕', en: 'Fresh fruit cake, 8 inch' },
      subtitle: { zh: '提前 4 小时预订', en: 'Order 4 hours ahead' },
      ...priced(11_900, 5_900),
      sold: 16_288,
      stock: 3_000,
      tags: [giftable, limited],
      about: {
        zh: '动物奶油现打，当季水果铺面，附赠蜡烛餐具。',
        en: 'Real cream and fruit in season, with candles and plates.',
      },
      picture: { motif: 'cake', carrier: 'box', palette: 'rose' },
    },
    {
      goodsId: '20204',
      title: { zh: '骨汤拉面单人餐', en: 'Ramen meal for one' },
      subtitle: { zh: '熬足 12 小时', en: 'Broth simmered for 12 hours' },
      ...priced(2_280, 1_020),
      sold: 34_519,
      stock: 12_000,
      tags: [refundable, newcomer],
      about: { zh: '浓郁骨汤配溏心蛋与叉烧，附小食一份。', en: 'Rich broth with egg and pork, and a side dish.' },
      picture: { motif: 'noodle', carrier: 'tile', palette: 'amber' },
    },
    {
      goodsId: '20205',
      title: { zh: '四人火锅套餐', en: 'Hot pot for four' },
      subtitle: { zh: '鲜切牛羊肉，三拼锅底', en: 'Fresh meat, three broths' },
      ...priced(19_800, 8_800),
      sold: 22_704,
      stock: 4_000,
      tags: [limited, bestseller],
      about: { zh: '含荤菜 5 份、素菜 6 份与自助小料。', en: 'Five meat and six vegetable dishes, sauces included.' },
      picture: { motif: 'flame', carrier: 'ticket', palette: 'coral' },
    },
    {
      goodsId: '20206',
      title: { zh: '早餐元气套餐 10 次卡', en: 'Breakfast pass, 10 visits' },
      subtitle: { zh: '每天 6 元吃好早餐', en: 'A good breakfast for ¥6' },
      ...priced(5_990, 3_010),
      sold: 28_117,
      stock: 9_000,
      tags: [memberPrice, cardCode],
      about: { zh: '热饮加三明治自由组合，60 天内用完即可。', en: 'Any hot drink and sandwich, within 60 days.' },
      picture: { motif: 'cup', carrier: 'card', palette: 'gold' },
    },
  ],
)
