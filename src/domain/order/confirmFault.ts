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

/** An answer was lost; `message` is the server's text, if it gave one. */
export interface LostAnswer {
  message: string
  /** What was sent may have been another form than the one on the screen, so that sending this one may make a second order. */
  isEarlier?: true
}

export const earlierLost: LostAnswer = { message: '', isEarlier: true }
