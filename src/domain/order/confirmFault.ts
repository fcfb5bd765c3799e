/** Where a refusal belongs on the confirm screen, with the server's text. */
export interface ConfirmFault {
  place: 'goods' | 'account' | 'coupon' | 'submit'
  message: string
}

const places: Record<string, ConfirmFault['place']> = {
  GOODS_GONE: 'goods',
  STOCK_SHORT: 'goods',
  QUANTITY_INVALID: 'goods',
  ACCOUNT_INVALID: 'account',
  COUPON_UNUSABLE: 'coupon',
}

/** What the server refused, beside what it is about; what is about nothing on the screen stands beside the button. */
export const faultOf = ({ code, message }: { code: string; message: string }): ConfirmFault => ({
  place: places[code] ?? 'submit',
  message,
})
