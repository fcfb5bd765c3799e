import { yuan } from '@/lib/money'
import type { PartnerCode } from '../../area'
import { dateOf } from '../../beijing'
import { inLanguage, type Lang, type Text } from '../../language'
import { html, page } from '../../pages/html'
import { type FlyCardRecord, flyTexts } from './flyCards'
import { flyEnd, flyState } from './flyState'

const words = {
  title: { zh: '合作方', en: 'Partner' },
  gone: { zh: '没有这张卡或这个码', en: 'There is no such card or code' },
  goneHint: { zh: '请返回应用重新打开。', en: 'Please go back to the app and open it again.' },
  lead: { zh: '演练环境：点“使用”即视为已使用一次。', en: 'A rehearsal: “Use it” stands for one use.' },
  use: { zh: '使用', en: 'Use it' },
} satisfies Record<string, Text>

const states: Record<ReturnType<typeof flyState>, Text> = {
  inactive: { zh: '未激活，请先在应用中激活', en: 'Not active: please activate it in the app first' },
  active: { zh: '可使用', en: 'Can be used' },
  used: { zh: '已使用', en: 'Used' },
  expired: { zh: '已过期', en: 'Expired' },
}

/** What a customer shows to the partner. */
interface Shown {
  name: Text
  worth: string
  number: string
  state: Text
  canUse: boolean
}

/** The partner's page, where something is used; of nothing where the address names none. */
function partnerPage(shown: Shown | undefined, lang: Lang): string {
  const say = (text: Text) => inLanguage(text, lang)
  if (!shown) {
    return page(words.title, lang, html`<h1>${say(words.gone)}</h1><p class="lead">${say(words.goneHint)}</p>`)
  }
  const button = shown.canUse
    ? [html`<form method="post" action="?lang=${lang}"><button class="first">${say(words.use)}</button></form>`]
    : []
  return page(
    words.title,
    lang,
    html`<h1>${say(words.title)}</h1>
<p class="lead">${say(words.lead)}</p>
<h2>${say(shown.name)}</h2>
<div class="grid"><article class="card"><b>${shown.worth}</b><span class="number">${shown.number}</span>
<p class="note" role="status">${say(shown.state)}</p><div class="actions">${button}</div></article></div>`,
  )
}

/** The page of a fly card. */
export function flyPage(card: FlyCardRecord | undefined, lang: Lang, now: Date): string {
  if (!card) return partnerPage(undefined, lang)
  const state = flyState(card, now)
  const day = dateOf(flyEnd(card))
  return partnerPage(
    {
      name: flyTexts.name,
      worth: yuan(card.worth),
      number: card.cardNo,
      state: { zh: `${states[state].zh} · ${day}`, en: `${states[state].en} · ${day}` },
      canUse: state === 'active',
    },
    lang,
  )
}

/** The page of a code. */
export function codePage(code: string, found: PartnerCode | undefined, lang: Lang): string {
  if (!found) return partnerPage(undefined, lang)
  const { name, left } = found
  const state: Text =
    left > 0
      ? { zh: `还可使用 ${left} 次`, en: `Uses left: ${left}` }
      : { zh: '已不能使用', en: 'Nothing is left of it' }
  return partnerPage({ name, worth: '', number: code, state, canUse: left > 0 }, lang)
}
