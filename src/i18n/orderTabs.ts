import { orderTabs as en } from './en/orderTabs'
import { catalogue } from './language'

export const orderTabs = {
  all: '全部',
  unpaid: '待支付',
  paid: '发放中',
  finished: '已完成',
  refund: '退款',
  cancelled: '已取消',
}

/** Words of the tabs of the order list, in a catalogue of their own: "my" needs them, and is in the main package. */
export const orderTabWords = catalogue({ 'zh-CN': orderTabs, en })
