import { formatAmount } from '@/lib/money'
import type { PaymentRecord } from '../areas/cashier/outcomes'
import { isOpen } from '../areas/cashier/paymentState'
import { inLanguage, type Lang, type Text } from '../language'
import { type Html, html } from '../pages/html'
import type { Provider } from './notification'
import { outsidePage } from './outsidePage'

const looks: Record<Provider, { colour: string; deep: string; name: Text }> = {
  alipay: { colour: '#1668dc', deep: '#0f4fb0', name: { zh: '支付宝', en: 'Alipay' } },
  wechat: { colour: '#087f46', deep: '#066235', name: { zh: '微信支付', en: 'WeChat Pay' } },
}

const words = {
  title: { zh: '沙盒收银台', en: 'Sandbox checkout' },
  sandbox: { zh: '演练环境，不会产生真实扣款', en: 'A rehearsal: no real money moves' },
  payee: { zh: '收款方', en: 'Payee' },
  shop: { zh: '小补贴商城', en: 'Xiaobutie mall' },
  subject: { zh: '商品', en: 'For' },
  number: { zh: '订单编号', en: 'Order no.' },
  approve: { zh: '确认支付', en: 'Pay now' },
  decline: { zh: '取消支付', en: 'Cancel the payment' },
  pending: { zh: '稍后再定（保持处理中）', en: 'Leave it pending' },
  back: { zh: '返回商家', en: 'Back to the shop' },
  gone: { zh: '没有这笔支付', en: 'There is no such payment' },
  goneHint: { zh: '请返回商家重新发起支付。', en: 'Please go back to the shop and start again.' },
  paid: { zh: '支付成功', en: 'Paid' },
  failed: { zh: '支付未完成', en: 'Not paid' },
  ended: { zh: '支付已超时，请返回商家重新发起。', en: 'The time to pay is over. Please go back to the shop.' },
  told: { zh: '结果已通知商家。', en: 'The shop has been told.' },
} satisfies Record<string, Text>

/** The provider's own frame around a payment. */
function frame(provider: Provider, lang: Lang, content: Html): string {
  const { name, ...colours } = looks[provider]
  const title = `${inLanguage(words.title, lang)} · ${inLanguage(name, lang)}`
  return outsidePage({ ...colours, title, note: inLanguage(words.sandbox, lang) }, lang, content)
}

/** What the page of a payment is drawn from. */
interface PageFacts {
  provider: Provider
  lang: Lang
  now: Date
  /** Where the customer came from; empty where there is nothing to go back to. */
  backUrl: string
}

/** The provider's page: the payment with its three buttons, or how it ended. */
export function paymentPage(payment: PaymentRecord, { provider, lang, now, backUrl }: PageFacts): string {
  const say = (text: Text) => inLanguage(text, lang)
  const amount = html`<p class="amount"><small>¥</small>${formatAmount(payment.amount)}</p>`
  const row = (name: Text, value: string | Html) => html`<div><dt>${say(name)}</dt><dd>${value}</dd></div>`
  const number = html`<span class="number">${payment.outBizNo}</span>`
  const facts = html`<dl>${row(words.payee, say(words.shop))}${row(words.subject, say(payment.subject))}${row(words.number, number)}</dl>`
  if (!isOpen(payment.status) || payment.sessionEndsAt <= now) {
    const state = payment.status === 'PAYMENT_SUCCESS' ? words.paid : words.failed
    const hint = isOpen(payment.status) ? words.ended : words.told
    const back = backUrl ? [html`<a class="button second" href="${backUrl}">${say(words.back)}</a>`] : []
    const ended = html`<p class="state">${say(state)}</p>${amount}<p class="hint">${say(hint)}</p>${facts}${back}`
    return frame(provider, lang, ended)
  }
  const button = (outcome: string, look: string, text: Text) =>
    html`<button class="${look}" name="outcome" value="${outcome}">${say(text)}</button>`
  const form = html`<form method="post" action="/sandbox/provider/${provider}">
<input type="hidden" name="session" value="${payment.session ?? ''}"><input type="hidden" name="lang" value="${lang}">
${button('approve', 'first', words.approve)}${button('decline', 'second', words.decline)}${button('pending', 'third', words.pending)}</form>`
  return frame(provider, lang, html`${amount}${facts}${form}`)
}

/** The page of a session that never was. */
export function unknownPage(provider: Provider, lang: Lang): string {
  const say = (text: Text) => inLanguage(text, lang)
  return frame(provider, lang, html`<p class="state">${say(words.gone)}</p><p class="hint">${say(words.goneHint)}</p>`)
}
