import type { Text } from '../../../../language'
import { accountNotes } from '../notes'
import { priced } from '../price'
import { shelf } from '../shelf'
import { bestseller, direct, giftable, instant, limited, memberPrice, newcomer, noRenewal } from '../tags'

const delivery: Text = {
  zh: '填写会员账号即可直充，手机、平板、网页与电视端规则以页面说明为准。',
  en: 'Enter your account to be credited directly. Where it plays is stated for each plan.',
}

/** Video memberships. */
export const videoGoods = shelf({ brandId: 'lumideer', categoryId: '102', notes: accountNotes }, delivery, [
  {
    goodsId: '10201',
    title: { zh: '鹿影黄金会员 月卡', en: 'Lumideer Gold, 1 month' },
    subtitle: { zh: '热剧抢先看，免广告', en: 'Early episodes, no ads' },
    ...priced(1_690, 810),
    sold: 198_233,
    stock: 60_000,
    tags: [direct, bestseller, noRenewal],
    rechargeTypes: ['account', 'phone'],
    about: {
      zh: '全站热剧抢先看，1080P 高清画质，同时支持 2 台设备。',
      en: 'Early access to every series in 1080p, on 2 devices at a time.',
    },
    picture: { motif: 'film', carrier: 'card', palette: 'violet' },
  },
  {
    goodsId: '10202',
    title: { zh: '鹿影黄金会员 季卡', en: 'Lumideer Gold, 3 months' },
    subtitle: { zh: '折合每月 15.9 元', en: 'That is ¥15.90 a month' },
    ...priced(4_770, 2_030),
    sold: 87_120,
    stock: 30_000,
    tags: [memberPrice, direct],
    rechargeTypes: ['account', 'phone'],
    about: { zh: '90 天畅看会员片库，追完一整季。', en: '90 days of the members’ library: finish the whole season.' },
    picture: { motif: 'film', carrier: 'card', palette: 'plum' },
  },
  {
    goodsId: '10203',
    title: { zh: '鹿影黄金会员 年卡', en: 'Lumideer Gold, 12 months' },
    subtitle: { zh: '一年省下 90 元', en: 'Save ¥90 over the year' },
    ...priced(16_800, 9_000),
    sold: 45_871,
    stock: 15_000,
    tags: [limited, giftable],
    rechargeTypes: ['account', 'phone'],
    about: { zh: '365 天会员权益，一次充值全年安心。', en: '365 days of membership with a single payment.' },
    picture: { motif: 'crown', carrier: 'card', palette: 'gold' },
  },
  {
    goodsId: '10204',
    title: { zh: '鹿影电视大屏会员 月卡', en: 'Lumideer TV, 1 month' },
    subtitle: { zh: '4K 臻彩，四端通用', en: '4K on every screen' },
    ...priced(2_890, 1_010),
    sold: 32_409,
    stock: 12_000,
    tags: [direct, noRenewal],
    rechargeTypes: ['account'],
    about: {
      zh: '支持电视、平板、手机和网页，4K 臻彩画质与环绕音效。',
      en: 'TV, tablet, phone and web, with 4K picture and surround sound.',
    },
    picture: { motif: 'film', carrier: 'tile', palette: 'indigo' },
  },
  {
    goodsId: '10205',
    title: { zh: '鹿影少儿会员 月卡', en: 'Lumideer Kids, 1 month' },
    subtitle: { zh: '无广告绿色动画', en: 'Cartoons without ads' },
    ...priced(1_280, 520),
    sold: 21_765,
    stock: 10_000,
    tags: [direct, giftable],
    rechargeTypes: ['account'],
    about: {
      zh: '千部精选动画，护眼提醒与观看时长管理。',
      en: 'A thousand chosen cartoons, with eye-care reminders and time limits.',
    },
    picture: { motif: 'balloon', carrier: 'tile', palette: 'sky' },
  },
  {
    goodsId: '10206',
    title: { zh: '鹿影周末观影券', en: 'Lumideer weekend pass' },
    subtitle: { zh: '3 天会员体验', en: '3 days of membership' },
    ...priced(390, 410),
    sold: 134_907,
    stock: 80_000,
    tags: [newcomer, instant],
    rechargeTypes: ['phone', 'account'],
    about: { zh: '周五到周日畅看三天，轻松追完热剧大结局。', en: 'Friday to Sunday: just enough for the finale.' },
    picture: { motif: 'ticket', carrier: 'ticket', palette: 'violet' },
  },
  {
    goodsId: '10207',
    title: { zh: '鹿影院线通兑票', en: 'Lumideer cinema ticket' },
    subtitle: { zh: '全国 6000 家影院可用', en: 'For 6,000 cinemas' },
    ...priced(3_290, 1_200),
    sold: 63_018,
    stock: 9_000,
    tags: [limited, bestseller],
    rechargeTypes: ['card'],
    denominations: [
      { label: { zh: '单人票', en: 'One seat' }, ...priced(3_290, 1_200) },
      { label: { zh: '双人票', en: 'Two seats' }, ...priced(6_480, 2_500) },
    ],
    about: { zh: '2D/3D 场次通兑，凭卡密在线选座。', en: 'For 2D and 3D shows; pick seats online with the code.' },
    picture: { motif: 'ticket', carrier: 'ticket', palette: 'coral' },
  },
])
