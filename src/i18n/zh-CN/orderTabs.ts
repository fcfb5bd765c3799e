export const orderTabs = {
  all: '全部',
  unpaid: '待支付',
  paid: '发放中',
  finished: '已完成',
  refund: '退款',
  cancelled: '已取消',
}
