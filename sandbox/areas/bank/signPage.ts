import { maskName } from '@/lib/mask'
import { inLanguage, type Lang, type Text } from '../../language'
import { html } from '../../pages/html'
import { outsidePage } from '../../provider/outsidePage'
import { bankOfCode } from './banks'
import { accountAt, type OneKeyBinding, statusAt } from './oneKey'

const words = {
  title: { zh: '沙盒网银', en: 'Sandbox bank' },
  sandbox: { zh: '演练环境，不涉及真实银行账户', en: 'A rehearsal: no real account is involved' },
  lead: { zh: '小补贴申请绑定您的储蓄卡', en: 'Xiaobutie asks to bind your debit card' },
  holder: { zh: '持卡人', en: 'Card holder' },
  card: { zh: '储蓄卡', en: 'Debit card' },
  number: { zh: '申请编号', en: 'Number' },
  approve: { zh: '同意并绑定', en: 'Agree and bind' },
  decline: { zh: '不同意', en: 'Do not agree' },
  leave: { zh: '稍后再定，先返回', en: 'Decide later and go back' },
  back: { zh: '返回小补贴', en: 'Back to the app' },
  bound: { zh: '绑定成功', en: 'Card bound' },
  declined: { zh: '您没有同意绑定', en: 'You did not agree' },
  expired: { zh: '申请已超时，请返回重新发起。', en: 'The time to decide is over. Please go back and start again.' },
  told: { zh: '结果已通知小补贴，请返回查看。', en: 'The app has been told. Please go back to it.' },
  gone: { zh: '没有这次申请', en: 'There is no such request' },
} satisfies Record<string, Text>

const look = (lang: Lang, name: string) => ({
  colour: '#a8323e',
  deep: '#7d1f2b',
  title: name ? `${inLanguage(words.title, lang)} · ${name}` : inLanguage(words.title, lang),
  note: inLanguage(words.sandbox, lang),
})

/** What the page of a binding is drawn from. */
interface PageFacts {
  /** Name of the customer. */
  holder: string
  lang: Lang
  now: Date
  /** Where the customer came from; empty where there is nothing to go back to. */
  backUrl: string
}

/** The bank's page of a one-key binding: what is asked with its three buttons, or how it ended. */
export function signPage(binding: OneKeyBinding, { holder, lang, now, backUrl }: PageFacts): string {
  const say = (text: Text) => inLanguage(text, lang)
  const bank = bankOfCode(binding.bankCode)
  if (!bank) return unknownSignPage(lang)
  const frame = look(lang, inLanguage(bank.name, lang))
  const row = (name: Text, value: string) => html`<div><dt>${say(name)}</dt><dd>${value}</dd></div>`
  const tail = accountAt(bank, binding.userId).slice(-4)
  const facts = html`<dl>${row(words.holder, maskName(holder))}${row(words.card, `**** ${tail}`)}${row(words.number, binding.bindNo)}</dl>`
  const status = statusAt(binding, now)
  const back = backUrl ? [html`<a class="button third" href="${backUrl}">${say(words.back)}</a>`] : []
  if (status === 'expired')
    return outsidePage(frame, lang, html`<p class="hint">${say(words.expired)}</p>${facts}${back}`)
  if (status !== 'signing') {
    const state = status === 'bound' ? words.bound : words.declined
    const ended = html`<p class="state">${say(state)}</p><p class="hint">${say(words.told)}</p>${facts}${back}`
    return outsidePage(frame, lang, ended)
  }
  const button = (answer: string, kind: string, text: Text) =>
    html`<button class="${kind}" name="answer" value="${answer}">${say(text)}</button>`
  const later = backUrl ? [html`<a class="button third" href="${backUrl}">${say(words.leave)}</a>`] : []
  const form = html`<form method="post" action="/sandbox/bank/sign">
<input type="hidden" name="session" value="${binding.session}"><input type="hidden" name="lang" value="${lang}">
${button('approve', 'first', words.approve)}${button('decline', 'second', words.decline)}${later}</form>`
  return outsidePage(frame, lang, html`<p class="state">${say(words.lead)}</p>${facts}${form}`)
}

/** The page of a session that never was. */
export const unknownSignPage = (lang: Lang): string =>
  outsidePage(look(lang, ''), lang, html`<p class="state">${inLanguage(words.gone, lang)}</p>`)
