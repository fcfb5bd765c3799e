/** Payment tools have the same colours in every theme, so that customers recognise them; white text is readable on each. */
export const toolColours = {
  colorToolCard: '#C2461A',
  colorToolAlipay: '#1269DB',
  colorToolWechatPay: '#0B7A3E',
}
