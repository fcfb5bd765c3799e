/** Order buy type of a payment's expire type. */
export const buyTypeOf = (expireType: number | string): 1 | 3 =>
  Number(expireType) === 2 || Number(expireType) === 4 ? 3 : 1
