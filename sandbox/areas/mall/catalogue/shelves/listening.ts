import type { Text } from '../../../../language'
import { accountNotes, cardNotes } from '../notes'
import { priced } from '../price'
import { shelf } from '../shelf'
import { bestseller, cardCode, direct, giftable, instant, limited, memberPrice, newcomer, noRenewal } from '../tags'

const delivery: Text = {
  zh: '支持手机号或声屿账号直充，到账后在“我的会员”查看。',
  en: 'Credited to a phone number or Soundisle account; see it under My membership.',
}

/** Music and reading. */
export const listeningGoods = shelf({ brandId: 'soundisle', categoryId: '103', notes: accountNotes }, delivery, [
  {
    goodsId: '10301',
    title: { zh: '声屿音乐会员 月卡', en: 'Soundisle Music, 1 month' },
    subtitle: { zh: '无损音质，随心下载', en: 'Lossless sound, downloads' },
    ...priced(980, 520),
    sold: 143_560,
    stock: 50_000,
    tags: [direct, bestseller, noRenewal],
    rechargeTypes: ['phone', 'account'],
    about: {
      zh: '百万会员曲库、无损音质与免广告聆听。',
      en: 'The full members’ catalog in lossless quality, without ads.',
    },
    picture: { motif: 'music', carrier: 'disc', palette: 'rose' },
  },
  {
    goodsId: '10302',
    title: { zh: '声屿音乐会员 年卡', en: 'Soundisle Music, 12 months' },
    subtitle: { zh: '平均每天不到 3 毛', en: 'Less than ¥0.30 a day' },
    ...priced(9_980, 5_020),
    sold: 28_764,
    stock: 12_000,
    tags: [limited, giftable],
    rechargeTypes: ['phone', 'account'],
    about: {
      zh: '365 天音乐会员，含 12 张演出优先购资格。',
      en: '365 days of music, with early booking for 12 concerts.',
    },
    picture: { motif: 'music', carrier: 'card', palette: 'plum' },
  },
  {
    goodsId: '10303',
    title: { zh: '声屿听书 畅听季卡', en: 'Soundisle Audiobooks, 3 months' },
    subtitle: { zh: '十万集有声书随便听', en: '100,000 episodes' },
    ...priced(3_680, 1_720),
    sold: 17_922,
    stock: 9_000,
    tags: [direct, memberPrice],
    rechargeTypes: ['account'],
    about: {
      zh: '名家演播与热门小说有声版，通勤、睡前都好听。',
      en: 'Great narrators and popular novels for the commute and for bedtime.',
    },
    picture: { motif: 'mic', carrier: 'disc', palette: 'amber' },
  },
  {
    goodsId: '10304',
    title: { zh: '声屿书房 阅读月卡', en: 'Soundisle Reading, 1 month' },
    subtitle: { zh: '出版好书畅读', en: 'Read published books freely' },
    ...priced(890, 410),
    sold: 39_105,
    stock: 20_000,
    tags: [direct, instant],
    rechargeTypes: ['phone', 'account'],
    about: {
      zh: '文学、历史、商业等二十类正版图书任意阅读。',
      en: 'Licensed books in twenty fields, from fiction to business.',
    },
    picture: { motif: 'book', carrier: 'tile', palette: 'teal' },
  },
  {
    goodsId: '10305',
    title: { zh: '声屿电子书券 30 元', en: 'E-book voucher, ¥30' },
    subtitle: { zh: '单本购买可抵扣', en: 'For single titles' },
    ...priced(2_390, 610),
    sold: 11_286,
    stock: 15_000,
    tags: [cardCode, giftable],
    rechargeTypes: ['card'],
    notes: cardNotes,
    about: { zh: '全站电子书通用，可与作者活动叠加。', en: 'For any e-book, on top of author offers.' },
    use: { zh: '购买后获得 16 位券码，在书房“兑换中心”使用。', en: 'You get a 16-digit code for the redemption page.' },
    picture: { motif: 'book', carrier: 'ticket', palette: 'rose' },
  },
  {
    goodsId: '10306',
    title: { zh: '声屿欢唱 7 天体验卡', en: 'Soundisle Karaoke, 7 days' },
    subtitle: { zh: '在家也能开演唱会', en: 'A concert at home' },
    ...priced(290, 310),
    sold: 56_330,
    stock: 40_000,
    tags: [newcomer, instant],
    rechargeTypes: ['phone', 'account'],
    about: {
      zh: '专业修音与高清伴奏，适配手机和电视。',
      en: 'Studio tuning and clean backing tracks, on phone and TV.',
    },
    picture: { motif: 'mic', carrier: 'card', palette: 'violet' },
  },
])
