import { dayMs } from '../../beijing'
import { goods } from '../mall/catalogue/goods'
import { serviceNotes, voucherNotes } from '../mall/catalogue/notes'

/** How long a voucher can be used after its payment; the notes of its goods say so, and that its money then goes back. */
export const VOUCHER_MS = 90 * dayMs

const vouchers = new Set(
  goods.filter(({ notes }) => notes === voucherNotes || notes === serviceNotes).map(({ goodsId }) => goodsId),
)

/** Whether the codes of these goods are used in a shop or for a visit, so that paying does not complete their order. */
export const isVoucher = (goodsId: string): boolean => vouchers.has(goodsId)
