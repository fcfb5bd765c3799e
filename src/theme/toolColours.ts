/** Payment tools keep their own colours in every look, so that a customer knows them at sight; white is read on each. */
export const toolColours = {
  colorToolCard: '#C2461A',
  colorToolAlipay: '#1269DB',
  colorToolWechatPay: '#0B7A3E',
}
