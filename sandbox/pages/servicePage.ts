import { inLanguage, type Lang, type Text } from '../language'
import { html, page } from './html'

const title = { zh: '在线客服', en: 'Customer service' }

const answers: readonly { question: Text; answer: Text }[] = [
  {
    question: { zh: '充值一直没有到账怎么办？', en: 'My top-up has not arrived' },
    answer: {
      zh: '一般 5 分钟内到账，高峰期最长 24 小时。超时未到账会自动原路退款。',
      en: 'It usually takes 5 minutes and at most 24 hours at busy times. If it fails, you are refunded automatically.',
    },
  },
  {
    question: { zh: '付款后订单仍显示待支付？', en: 'I paid, but the order still waits for payment' },
    answer: {
      zh: '支付结果可能稍有延迟，请在订单页下拉刷新。请勿重复支付，同一订单只会扣款一次。',
      en: 'The result may take a moment: pull down to refresh the order. An order is only ever charged once.',
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
<p class="lead">${say({ zh: '工作时间 9:00–21:00，平均 30 秒内回复。', en: 'Open 9:00–21:00, usually answering within 30 seconds.' })}</p>
<h2>${say({ zh: '常见问题', en: 'Frequent questions' })}</h2>
<div class="grid">${answers.map(
      ({ question, answer }) =>
        html`<article class="card"><b>${say(question)}</b><p class="note">${say(answer)}</p></article>`,
    )}</div>`,
  )
}
