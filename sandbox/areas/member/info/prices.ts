import type { ContractDocument } from '@/contract/member/documents'
import type { PayOption, PriceOption } from '@/contract/member/info'
import type { VipType } from '@/contract/member/orderInfo'
import { formatAmount, yuan } from '@/lib/money'
import { interval } from '@/lib/plural'
import type { AgreementText } from '../../../area'
import { inLanguage, type Lang } from '../../../language'
import { agreements } from '../../session/agreements/agreements'
import { AHEAD_DAYS } from '../chargeTimes'
import { contracts } from '../plans/contracts'
import type { Plan } from '../plans/plan'

/** The prices of a plan as the wire carries them. */
export const pricesOf = (plan: Plan, lang: Lang): PriceOption[] =>
  plan.prices.map((price) => {
    const { name, canRenew, months } = contracts[price.contractType]
    const again = formatAmount(price.contractPrice)
    const payTip = canRenew
      ? {
          zh: `首期 ${formatAmount(price.salePrice)} 元，之后每 ${months} 个月 ${again} 元自动续费，扣款前 ${AHEAD_DAYS} 天短信提醒`,
          en: `${yuan(price.salePrice)} now, then ¥${again} every ${interval(months, 'month')}; told by SMS ${AHEAD_DAYS} days ahead`,
        }
      : { zh: '一次付清，到期不自动续费', en: 'Paid once, it does not renew' }
    const saved = formatAmount(price.originalPrice - price.salePrice)
    return {
      ...price,
      canRenew,
      contractTypeName: inLanguage(name, lang),
      payTip: inLanguage(payTip, lang),
      saveTip: inLanguage({ zh: `立省 ${saved} 元`, en: `You save ¥${saved}` }, lang),
    }
  })

/** The prices of the older variant. */
export const payOptionsOf = (plan: Plan, lang: Lang): PayOption[] =>
  plan.payOptions.map(({ expireType, name, priceShow, discountPrice, priceSell }) => ({
    expireType,
    name: inLanguage(name, lang),
    priceShow,
    discountPrice,
    priceSell,
  }))

/** The agreements of a plan or a card, each at its address in the app. */
export const documentsOf = (
  { documents, vipType }: Pick<Plan, 'documents'> & { vipType: VipType },
  lang: Lang,
): ContractDocument[] =>
  documents.flatMap(({ code, type }) => {
    const found = agreements.find((one: AgreementText) => one.code === code)
    if (!found) return []
    return [
      { name: inLanguage(found.title, lang), vipId: vipType, type, url: `/subPackages/agreement/index?code=${code}` },
    ]
  })
