import { inLanguage, type Text } from '../../language'
import type { Viewer } from '../../viewer'

/** Tips beside the pay button, by level of the membership's discount. They name no amount: the app tells the saving from the prices alone. */
const payDiscountTips: Readonly<Record<string, Text>> = {
  'ZK-01-01': { zh: '一次付清，到期不续费', en: 'Paid once, no renewal' },
  'ZK-01-02': { zh: '首月优惠价', en: 'First-month price' },
  'ZK-02-01': { zh: '一次付清，到期不续费', en: 'Paid once, no renewal' },
  'ZK-02-02': { zh: '首季优惠价', en: 'First-quarter price' },
}

/** The number of customer service, which leads to no one. */
export const servicePhone = '400-000-0000'

const texts = {
  renewPlanTips: {
    zh: '到期自动续费，扣款前 5 天短信提醒，可随时在“续费管理”中关闭',
    en: 'Renewed when it ends; you are told by SMS 5 days ahead and can turn it off at any time under “Renewal management”',
  },
  renewPlanPopTitle: { zh: '自动续费说明', en: 'About auto-renewal' },
} satisfies Record<string, Text>

/** What the app reads from its low-code configuration beside the modules of home. */
export const appConfig = ({ lang, now }: Viewer) => ({
  vip: {
    renewPlanTips: inLanguage(texts.renewPlanTips, lang),
    renewPlanPopTitle: inLanguage(texts.renewPlanPopTitle, lang),
    discountInfo: Object.fromEntries(
      Object.entries(payDiscountTips).map(([level, tips]) => [level, { payDiscountTips: inLanguage(tips, lang) }]),
    ),
  },
  supVip: { showStayImage: true },
  service: { phone: servicePhone },
  report: { switch: 'on' },
  ts: now.getTime(),
})
