import type { Text } from '../../language'
import { allowances } from './catalogue/promotions'
import type { CatalogueGoods, CataloguePrice, RechargeType } from './catalogue/types'
import type { rechargeOptions } from './tables'

type Option = typeof rechargeOptions.$inferInsert

const kindNames: Record<RechargeType, Text> = {
  phone: { zh: '手机号充值', en: 'To a phone number' },
  account: { zh: '账号充值', en: 'To an account' },
  card: { zh: '卡密发放', en: 'As a card code' },
}

/** Every way to buy a product: each amount, delivered in each way; the type is `phone` or `phone-100`, say. */
export function optionsOf(goods: CatalogueGoods): Option[] {
  const { goodsId, rechargeTypes, denominations, stock, priceFen } = goods
  const allowance = allowances.find((one) => one.goodsId === goodsId)?.steps ?? []
  const option = (kind: RechargeType, type: string, name: Option['name'], price: CataloguePrice) => ({
    goodsId,
    type,
    kind,
    name,
    stock,
    originalPriceFen: price.originalPriceFen,
    subsidyFen: price.subsidyFen,
    allowance: price.priceFen === priceFen ? [...allowance] : [],
  })
  const options = rechargeTypes.flatMap((kind) =>
    denominations
      ? denominations.map((one) =>
          option(kind, `${kind}-${one.originalPriceFen / 100}`, nameOf(goods, kind, one.label), one),
        )
      : [option(kind, kind, kindNames[kind], goods)],
  )
  const first = options.findIndex((one) => one.originalPriceFen - one.subsidyFen === priceFen)
  return options.map((one, position) => ({ ...one, position, isDefault: position === Math.max(first, 0) }))
}

/** An amount says its way only where there are several. */
function nameOf({ rechargeTypes }: CatalogueGoods, kind: RechargeType, label: Option['name']): Option['name'] {
  if (rechargeTypes.length === 1) return label
  return { zh: `${label.zh} · ${kindNames[kind].zh}`, en: `${label.en}, ${kindNames[kind].en.toLowerCase()}` }
}
