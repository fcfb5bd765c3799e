/** Number of the payment that an order has to be paid through: that of a payment made elsewhere, by deduct type 2. */
export const boundBizNo = ({ deductType, bizNo }: { deductType: 1 | 2; bizNo?: string }): string | undefined =>
  deductType === 2 ? bizNo : undefined
