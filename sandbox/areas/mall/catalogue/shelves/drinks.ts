import type { Text } from '../../../../language'
import { cardNotes, voucherNotes } from '../notes'
import { denomination, priced } from '../price'
import { shelf } from '../shelf'
import { bestseller, cardCode, giftable, limited, memberPrice, nationwide, newcomer, refundable } from '../tags'

const shops: Text = {
  zh: '全国 3200 家麦屿门店通用，支持到店自取与小程序点单。',
  en: 'For all 3,200 Maisle shops, at the counter or when ordering ahead.',
}

/** Coffee and tea vouchers. */
export const drinkGoods = shelf(
  { brandId: 'maisle', categoryId: '201', rechargeTypes: ['card'], notes: voucherNotes },
  shops,
  [
    {
      goodsId: '20101',
      title: { zh: '生椰拿铁 中杯券', en: 'Coconut latte, medium' },
      subtitle: { zh: '冷热可选，一口生椰香', en: 'Hot or iced' },
      ...priced(990, 910),
      sold: 221_874,
      stock: 40_000,
      tags: [nationwide, bestseller, refundable],
      about: { zh: '精选阿拉比卡咖啡豆，搭配鲜榨生椰乳。', en: 'Arabica coffee with freshly pressed coconut milk.' },
      picture: { motif: 'cup', carrier: 'ticket', palette: 'amber' },
    },
    {
      goodsId: '20102',
      title: { zh: '经典美式 中杯券', en: 'Americano, medium' },
      subtitle: { zh: '每天一杯，清醒开工', en: 'A clear start every day' },
      ...priced(690, 610),
      sold: 176_320,
      stock: 60_000,
      tags: [newcomer, refundable],
      about: {
        zh: '双份浓缩，口感醇厚，零糖零奶更轻盈。',
        en: 'A double shot, rich and light, with no sugar and no milk.',
      },
      picture: { motif: 'cup', carrier: 'tile', palette: 'graphite' },
    },
    {
      goodsId: '20103',
      title: { zh: '手作芋泥奶茶 大杯券', en: 'Taro milk tea, large' },
      subtitle: { zh: '现蒸芋头，每日手捣', en: 'Taro steamed fresh each day' },
      ...priced(1_180, 720),
      sold: 98_406,
      stock: 30_000,
      tags: [limited, nationwide],
      about: { zh: '选用荔浦芋头手工捣泥，甜度冰量可选。', en: 'Hand-mashed taro; choose sweetness and ice.' },
      picture: { motif: 'tea', carrier: 'ticket', palette: 'violet' },
    },
    {
      goodsId: '20104',
      title: { zh: '满杯葡萄 鲜果茶券', en: 'Grape fruit tea' },
      subtitle: { zh: '颗颗去皮，果肉满满', en: 'Peeled grapes, full of fruit' },
      ...priced(1_390, 510),
      sold: 64_712,
      stock: 25_000,
      tags: [memberPrice, refundable],
      about: { zh: '当季巨峰葡萄配茉莉绿茶，清爽不腻。', en: 'Kyoho grapes in season with jasmine tea.' },
      picture: { motif: 'tea', carrier: 'tile', palette: 'plum' },
    },
    {
      goodsId: '20105',
      title: { zh: '麦屿咖啡 5 杯次卡', en: 'Maisle coffee, 5 cups' },
      subtitle: { zh: '每杯低至 8.9 元', en: 'From ¥8.90 a cup' },
      ...priced(4_450, 2_550),
      sold: 41_093,
      stock: 10_000,
      tags: [memberPrice, bestseller],
      about: {
        zh: '30 天内任选 5 杯指定咖啡，可分享给同事。',
        en: 'Any five coffees from the list within 30 days; share them if you like.',
      },
      picture: { motif: 'cup', carrier: 'card', palette: 'coral' },
    },
    {
      goodsId: '20106',
      title: { zh: '麦屿饮品储值卡', en: 'Maisle drinks card' },
      subtitle: { zh: '买茶买咖啡都能刷', en: 'For any drink' },
      ...priced(9_200, 800),
      sold: 18_556,
      stock: 8_000,
      tags: [giftable, cardCode],
      notes: cardNotes,
      denominations: [denomination(50, 320), denomination(100, 800), denomination(200, 1_900)],
      about: {
        zh: '长期有效，余额不清零，可一次赠送多人。',
        en: 'Never expires, keeps its balance and can be given to several people.',
      },
      picture: { motif: 'cup', carrier: 'box', palette: 'amber' },
    },
  ],
)
