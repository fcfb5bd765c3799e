import type { Text } from '../../../../language'
import { cardNotes } from '../notes'
import { denomination, priced } from '../price'
import { shelf } from '../shelf'
import { bestseller, cardCode, giftable, limited, memberPrice, nationwide, newcomer } from '../tags'

const code: Text = {
  zh: '电子卡即时发放，在橙仓“我的礼卡”绑定后与余额一同使用。',
  en: 'Issued at once. Add it under My gift cards at Orangebarn and spend it as balance.',
}

/** Shopping gift cards. */
export const shoppingGoods = shelf(
  { brandId: 'orangebarn', categoryId: '301', rechargeTypes: ['card'], notes: cardNotes },
  code,
  [
    {
      goodsId: '30101',
      title: { zh: '橙仓购物礼品卡', en: 'Orangebarn gift card' },
      subtitle: { zh: '全场通用，三年有效', en: 'For everything, three years' },
      ...priced(19_300, 700),
      sold: 132_776,
      stock: 40_000,
      tags: [cardCode, bestseller, nationwide],
      denominations: [
        denomination(50, 140),
        denomination(100, 330),
        denomination(200, 700),
        denomination(500, 1_850),
        denomination(1000, 3_900),
      ],
      about: {
        zh: '自营商品均可使用，支持多张叠加支付。',
        en: 'For all items sold by Orangebarn; several cards can be combined.',
      },
      picture: { motif: 'bag', carrier: 'card', palette: 'coral' },
    },
    {
      goodsId: '30102',
      title: { zh: '超市到家卡 100 元', en: 'Grocery delivery card, ¥100' },
      subtitle: { zh: '生鲜日用，30 分钟达', en: 'Groceries in 30 minutes' },
      ...priced(9_150, 850),
      sold: 64_308,
      stock: 20_000,
      tags: [memberPrice, nationwide],
      about: {
        zh: '蔬果肉蛋、粮油日化，一站买齐送到家。',
        en: 'Fruit, vegetables, meat and household goods, brought to your door.',
      },
      picture: { motif: 'cart', carrier: 'card', palette: 'jade' },
    },
    {
      goodsId: '30103',
      title: { zh: '新人购物红包 20 元', en: 'New shopper voucher, ¥20' },
      subtitle: { zh: '满 59 元可用', en: 'For orders over ¥59' },
      ...priced(190, 1_810),
      sold: 188_045,
      stock: 50_000,
      tags: [newcomer, limited],
      about: { zh: '橙仓新用户首单立减 20 元，每人限购 1 份。', en: '¥20 off your first Orangebarn order, once each.' },
      picture: { motif: 'percent', carrier: 'ticket', palette: 'rose' },
    },
    {
      goodsId: '30104',
      title: { zh: '节日礼盒提货卡', en: 'Festive hamper card' },
      subtitle: { zh: '坚果、茶点任选一盒', en: 'Choose nuts or tea snacks' },
      ...priced(15_800, 4_000),
      sold: 12_690,
      stock: 5_000,
      tags: [giftable, cardCode],
      about: { zh: '收礼人自选款式与地址，顺手送出一份心意。', en: 'The receiver picks the hamper and the address.' },
      picture: { motif: 'gift', carrier: 'box', palette: 'coral' },
    },
    {
      goodsId: '30105',
      title: { zh: '鲜花绿植卡', en: 'Flowers and plants card' },
      subtitle: { zh: '每周一束，连送 4 周', en: 'A bouquet weekly for 4 weeks' },
      ...priced(8_900, 4_000),
      sold: 9_317,
      stock: 4_000,
      tags: [giftable, limited],
      about: { zh: '花材随季节更换，附花瓶与保鲜剂。', en: 'Flowers of the season, with a vase and plant food.' },
      picture: { motif: 'leaf', carrier: 'card', palette: 'jade' },
    },
    {
      goodsId: '30106',
      title: { zh: '数码家电满减券', en: 'Electronics voucher' },
      subtitle: { zh: '满 1000 减 100', en: '¥100 off ¥1,000' },
      ...priced(990, 9_010),
      sold: 20_874,
      stock: 6_000,
      tags: [limited, cardCode],
      about: {
        zh: '手机、电脑、大小家电通用，15 天有效。',
        en: 'For phones, computers and appliances, valid for 15 days.',
      },
      picture: { motif: 'bolt', carrier: 'ticket', palette: 'indigo' },
    },
  ],
)
