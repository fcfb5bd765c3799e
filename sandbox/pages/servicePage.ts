import { inLanguage, type Lang, type Text } from '../language'
import { html, page } from './html'
import type { ServiceCase } from './serviceCase'

const title = { zh: '联系客服', en: 'Customer service' }

const answers: readonly { question: Text; answer: Text }[] = [
  {
    question: { zh: '如何关闭会员自动续费？', en: 'How do I turn off auto-renewal of my membership?' },
    answer: {
      zh: '在“会员—续费管理”中随时关闭，当前周期内的权益不受影响。',
      en: 'Under “Renewal management” of the membership, at any time. What you have for this period stays.',
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

/** `/sandbox/service`: where the customer service link leads; answers first what the customer asks about. */
export function servicePage(lang: Lang, asked?: ServiceCase): string {
  const say = (text: Text) => inLanguage(text, lang)
  return page(
    title,
    lang,
    html`<h1>${say(title)}</h1>
<p class="lead">${say({ zh: '这是沙箱的页面，代替客服系统：这里没有人工客服，只有常见问题。', en: 'A page of the sandbox in place of a service desk: no person answers here, and these are the frequent questions.' })}</p>
${
  asked
    ? html`<article class="card" id="asked"><b>${asked.title}</b><p>${asked.state}</p><p class="note">${asked.answer}</p></article>`
    : ''
}
<h2>${say({ zh: '常见问题', en: 'Frequent questions' })}</h2>
<div class="grid">${answers.map(
      ({ question, answer }) =>
        html`<article class="card"><b>${say(question)}</b><p class="note">${say(answer)}</p></article>`,
    )}</div>`,
  )
}
