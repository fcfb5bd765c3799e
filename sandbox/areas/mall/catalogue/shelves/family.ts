import type { Text } from '../../../../language'
import { cardNotes } from '../notes'
import { priced } from '../price'
import { shelf } from '../shelf'
import { bestseller, cardCode, giftable, limited, memberPrice, nationwide, newcomer } from '../tags'

const code: Text = {
  zh: '付款后获得预约码，选择附近机构与时间即可。',
  en: 'You get a booking code: choose a place nearby and a time.',
}

/** Health and family. */
export const familyGoods = shelf(
  { brandId: 'warmeave', categoryId: '304', rechargeTypes: ['card'], notes: cardNotes },
  code,
  [
    {
      goodsId: '30401',
      title: { zh: '入职体检套餐', en: 'Pre-employment check-up' },
      subtitle: { zh: '26 项检查，次日出报告', en: '26 checks, report tomorrow' },
      ...priced(9_800, 5_100),
      sold: 33_290,
      stock: 6_000,
      tags: [nationwide, bestseller],
      about: {
        zh: '血常规、肝功能、心电图与胸片等 26 项。',
        en: '26 checks with blood count, liver function, ECG and chest image.',
      },
      picture: { motif: 'heart', carrier: 'card', palette: 'rose' },
    },
    {
      goodsId: '30402',
      title: { zh: '洁牙单次券', en: 'Dental cleaning' },
      subtitle: { zh: '超声洁治加口腔检查', en: 'Ultrasonic, with a check' },
      ...priced(6_800, 6_000),
      sold: 27_654,
      stock: 5_000,
      tags: [limited, memberPrice],
      about: { zh: '全口超声波洁牙、抛光与医生面诊。', en: 'Full cleaning and polishing, with a dentist’s advice.' },
      picture: { motif: 'tooth', carrier: 'tile', palette: 'sky' },
    },
    {
      goodsId: '30403',
      title: { zh: '健身房 7 日体验卡', en: 'Gym pass, 7 days' },
      subtitle: { zh: '器械、团课不限次', en: 'Machines and classes' },
      ...priced(1_990, 4_910),
      sold: 18_433,
      stock: 8_000,
      tags: [newcomer, cardCode],
      about: { zh: '全国 900 家合作门店通用，含体测一次。', en: 'At 900 partner gyms, with one body check.' },
      picture: { motif: 'dumbbell', carrier: 'card', palette: 'graphite' },
    },
    {
      goodsId: '30404',
      title: { zh: '室内亲子乐园一大一小票', en: 'Indoor playground, 1 + 1' },
      subtitle: { zh: '不限时畅玩', en: 'No time limit' },
      ...priced(5_900, 3_900),
      sold: 21_076,
      stock: 6_000,
      tags: [giftable, limited],
      about: {
        zh: '海洋球、蹦床、积木区全部开放，节假日通用。',
        en: 'Ball pool, trampolines and blocks, holidays included.',
      },
      picture: { motif: 'balloon', carrier: 'ticket', palette: 'plum' },
    },
    {
      goodsId: '30405',
      title: { zh: '家庭意外守护 月卡', en: 'Family safety card, 1 month' },
      subtitle: { zh: '在线问诊与急救指导', en: 'Online doctors and first aid' },
      ...priced(1_280, 720),
      sold: 7_905,
      stock: 10_000,
      tags: [memberPrice, cardCode],
      about: {
        zh: '一家三口 7×24 小时在线问诊，10 分钟内接诊。',
        en: 'Doctors online day and night for three people, within 10 minutes.',
      },
      picture: { motif: 'shield', carrier: 'card', palette: 'teal' },
    },
    {
      goodsId: '30406',
      title: { zh: '肩颈舒缓 60 分钟', en: 'Neck and shoulder care, 60 min' },
      subtitle: { zh: '专业技师，告别酸痛', en: 'By trained therapists' },
      ...priced(8_800, 7_000),
      sold: 14_512,
      stock: 4_000,
      tags: [memberPrice, bestseller],
      about: {
        zh: '热敷、推拿与拉伸，适合久坐办公人群。',
        en: 'Warmth, massage and stretching for people who sit a lot.',
      },
      picture: { motif: 'leaf', carrier: 'tile', palette: 'plum' },
    },
  ],
)
