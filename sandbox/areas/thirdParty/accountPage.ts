import { maskPhone } from '@/lib/mask'
import { inLanguage, type Lang, type Text } from '../../language'
import { html } from '../../pages/html'
import { outsidePage } from '../../provider/outsidePage'
import type { Partner } from '../account/partners'
import { requestStanding } from './requestState'
import type { ThirdPartyRequest } from './requests'

const words = {
  title: { zh: '账号授权', en: 'Account authorization' },
  sandbox: { zh: '演练环境，不涉及真实账号', en: 'A rehearsal: no real account is involved' },
  lead: { zh: '小补贴申请关联您的账号', en: 'Xiaobutie asks to connect your account' },
  account: { zh: '账号', en: 'Account' },
  receives: { zh: '将获得', en: 'Is given' },
  approve: { zh: '同意授权', en: 'Agree' },
  decline: { zh: '拒绝', en: 'Refuse' },
  back: { zh: '返回小补贴', en: 'Back to the app' },
  later: { zh: '稍后再定，先返回', en: 'Decide later and go back' },
  granted: { zh: '授权成功', en: 'Authorized' },
  refused: { zh: '您拒绝了授权', en: 'You refused' },
  expired: { zh: '授权申请已超时', en: 'The request has expired' },
  expiredHint: { zh: '请返回小补贴重新发起。', en: 'Please go back to the app and start again.' },
  told: { zh: '结果已通知小补贴，请返回查看。', en: 'The app has been told. Please go back to it.' },
  gone: { zh: '没有这次申请', en: 'There is no such request' },
} satisfies Record<string, Text>

const look = (lang: Lang, name: string) => ({
  colour: '#1a6fb0',
  deep: '#0c3c6b',
  title: [name, inLanguage(words.title, lang)].filter(Boolean).join(' · '),
  note: inLanguage(words.sandbox, lang),
})

/** What the page of a request is drawn from. */
interface PageFacts {
  partner: Partner
  mobile: string
  lang: Lang
  now: Date
  /** Where the customer came from; empty where there is nothing to go back to. */
  backUrl: string
}

/** The partner's page: what it would be given, with two answers, or how the request ended. */
export function accountPage(request: ThirdPartyRequest, { partner, mobile, lang, now, backUrl }: PageFacts): string {
  const say = (text: Text) => inLanguage(text, lang)
  const frame = look(lang, say(partner.name))
  const row = (name: Text, value: string) => html`<div><dt>${say(name)}</dt><dd>${value}</dd></div>`
  const scopes = partner.scopes.map(say).join(lang === 'en' ? ', ' : '、')
  const facts = html`<dl>${row(words.account, maskPhone(mobile))}${row(words.receives, scopes)}</dl>`
  const back = (text: Text) => (backUrl ? [html`<a class="button third" href="${backUrl}">${say(text)}</a>`] : [])
  const standing = requestStanding(request, now)
  if (standing !== 'waiting') {
    const hint = standing === 'expired' ? words.expiredHint : words.told
    const ended = html`<p class="state">${say(words[standing])}</p><p class="hint">${say(hint)}</p>${facts}${back(words.back)}`
    return outsidePage(frame, lang, ended)
  }
  const button = (answer: string, kind: string, text: Text) =>
    html`<button class="${kind}" name="answer" value="${answer}">${say(text)}</button>`
  const form = html`<form method="post" action="/sandbox/partner/account">
<input type="hidden" name="session" value="${request.session}"><input type="hidden" name="lang" value="${lang}">
${button('approve', 'first', words.approve)}${button('decline', 'second', words.decline)}${back(words.later)}</form>`
  return outsidePage(frame, lang, html`<p class="state">${say(words.lead)}</p>${facts}${form}`)
}

/** The page of a session that never was. */
export const unknownAccountPage = (lang: Lang): string =>
  outsidePage(look(lang, ''), lang, html`<p class="state">${inLanguage(words.gone, lang)}</p>`)
