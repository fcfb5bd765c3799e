import { inLanguage, type Lang, type Text } from '../language'
import { html, page } from './html'

const title = { zh: '在线客服', en: 'Customer service' }

const answers: readonly { question: Text; answer: Text }[] = [
  {
    question: { zh: '充值一直没有到账怎么办？', en: 'My top-up has not arrived' },
    answer: {
      zh: '一般几秒到账，尾号特殊的号码要一分钟。运营商拒绝的充值会自动原路退款。',
      en: 'It takes seconds, and a minute for a slow number. One that the operator refuses is refunded automatically.',
    },
  },
  {
    question: { zh: '付款后订单仍显示待支付？', en: 'I paid, but the order still waits for payment' },
    answer: {
      zh: '支付结果可能稍有延迟，请在订单页下拉刷新。如果同一订单付了两次，多付的会自动原路退回。',
      en: 'The result may take a moment: pull down to refresh the order. What is paid a second time goes back automatically.',
    },
  },
  {
    question: { zh: '如何关闭会员自动续费？', en: 'How do I stop the renewal of my membership?' },
    answer: {
      zh: '在“会员—续费管理”中随时关闭，当前周期内的权益不受影响。',
      en: 'Under Membership, Manage renewal, at any time. What you have for this period stays.',
    },
  },
  {
    question: { zh: '卡密丢失了能补发吗？', en: 'I lost my card code' },
    answer: {
      zh: '卡号和卡密随时可以在订单详情中查看，请勿转发给他人。',
      en: 'Number and code stay in the order details. Do not pass them on.',
    },
  },
]

/** `/sandbox/service`: where the customer service link leads. */
export function servicePage(lang: Lang): string {
  const say = (text: Text) => inLanguage(text, lang)
  return page(
    title,
    lang,
    html`<h1>${say(title)}</h1>
<p class="lead">${say({ zh: '这是沙箱的页面，代替客服系统：这里没有人工客服，只有常见问题。', en: 'A page of the sandbox in place of a service desk: no person answers here, and these are the frequent questions.' })}</p>
<h2>${say({ zh: '常见问题', en: 'Frequent questions' })}</h2>
<div class="grid">${answers.map(
      ({ question, answer }) =>
        html`<article class="card"><b>${say(question)}</b><p class="note">${say(answer)}</p></article>`,
    )}</div>`,
  )
}
