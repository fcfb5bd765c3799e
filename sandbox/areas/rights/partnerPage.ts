import { formatAmount } from '@/lib/money'
import { dateOf } from '../../beijing'
import { inLanguage, type Lang, type Text } from '../../language'
import { html, page } from '../../pages/html'
import { type FlyCardRecord, flyTexts } from './flyCards'
import { flyEnd, flyState } from './flyState'

const words = {
  title: { zh: '合作方 · 机票', en: 'Partner · Flights' },
  gone: { zh: '没有这张卡', en: 'There is no such card' },
  goneHint: { zh: '请返回应用重新打开。', en: 'Please go back to the app and open it again.' },
  lead: {
    zh: '演练环境：点“使用”即视为已用于一笔机票订单。',
    en: 'A rehearsal: “Use it” stands for an order of a flight.',
  },
  use: { zh: '使用', en: 'Use it' },
} satisfies Record<string, Text>

const states: Record<ReturnType<typeof flyState>, Text> = {
  inactive: { zh: '未激活，请先在应用中激活', en: 'Not active: please activate it in the app first' },
  active: { zh: '可使用', en: 'Can be used' },
  used: { zh: '已使用', en: 'Used' },
  expired: { zh: '已过期', en: 'Expired' },
}

/** The partner's page of a fly card, where the customer uses it; of none where the address names none. */
export function partnerPage(card: FlyCardRecord | undefined, lang: Lang, now: Date): string {
  const say = (text: Text) => inLanguage(text, lang)
  if (!card) {
    return page(words.title, lang, html`<h1>${say(words.gone)}</h1><p class="lead">${say(words.goneHint)}</p>`)
  }
  const state = flyState(card, now)
  const button =
    state === 'active'
      ? [html`<form method="post" action="?lang=${lang}"><button class="first">${say(words.use)}</button></form>`]
      : []
  return page(
    words.title,
    lang,
    html`<h1>${say(words.title)}</h1>
<p class="lead">${say(words.lead)}</p>
<h2>${say(flyTexts.name)}</h2>
<div class="grid"><article class="card"><b>¥${formatAmount(card.worth)}</b><span class="number">${card.cardNo}</span>
<p class="note" role="status">${say(states[state])} · ${dateOf(flyEnd(card))}</p><div class="actions">${button}</div></article></div>`,
  )
}
