import { topupGoods } from '@/contract/topup'
import type { Operator } from '@/lib/operator'
import type { Text } from '../../language'
import { phoneNotes } from '../mall/catalogue/notes'
import { denomination } from '../mall/catalogue/price'
import { direct, instant } from '../mall/catalogue/tags'
import type { CatalogueGoods } from '../mall/catalogue/types'

const amounts = [30, 50, 100, 200, 300, 500]

/** What is sold to each operator's numbers: how far below the face value, in hundredths of a percent. */
const operators: Readonly<
  Record<Operator, { name: Text; subsidyRate: number; palette: 'ocean' | 'coral' | 'sky' | 'teal' | 'violet' }>
> = {
  mobile: { name: { zh: '中国移动', en: 'China Mobile' }, subsidyRate: 420, palette: 'ocean' },
  unicom: { name: { zh: '中国联通', en: 'China Unicom' }, subsidyRate: 480, palette: 'coral' },
  telecom: { name: { zh: '中国电信', en: 'China Telecom' }, subsidyRate: 450, palette: 'sky' },
  broadnet: { name: { zh: '中国广电', en: 'China Broadnet' }, subsidyRate: 360, palette: 'teal' },
  virtual: { name: { zh: '虚拟运营商', en: 'Virtual operators' }, subsidyRate: 200, palette: 'violet' },
}

function goodsOf(operator: Operator): CatalogueGoods {
  const { name, subsidyRate, palette } = operators[operator]
  const denominations = amounts.map((yuan) => denomination(yuan, Math.floor((yuan * subsidyRate) / 100)))
  const [first] = denominations
  if (!first) throw new Error('a top-up has no amount')
  return {
    goodsId: topupGoods[operator],
    title: { zh: `${name.zh}话费充值`, en: `${name.en} top-up` },
    subtitle: { zh: '官方直充，实时到账', en: 'Credited directly, in seconds' },
    brandId: 'heron',
    categoryId: '101',
    priceFen: first.priceFen,
    subsidyFen: first.subsidyFen,
    originalPriceFen: first.originalPriceFen,
    sold: 0,
    stock: 99_999,
    tags: [instant, direct],
    rechargeTypes: ['phone'],
    denominations,
    description: [{ zh: `为${name.zh}号码充值话费。`, en: `Credit for numbers of ${name.en}.` }],
    notes: phoneNotes,
    picture: { motif: 'phone', carrier: 'phone', palette },
  }
}

/** Goods of the top-up screen, one for each operator. The mall does not list them: an amount of another operator could not be delivered. */
export const topupCatalogue: readonly CatalogueGoods[] = (Object.keys(operators) as Operator[]).map(goodsOf)
