import { dateOf } from '../../beijing'
import { inLanguage, type Lang, sayIn, type Text } from '../../language'
import { type Html, html, page } from '../../pages/html'
import { itemById } from './catalogue'
import type { coinCodes } from './tables'

type Code = typeof coinCodes.$inferSelect

const title: Text = { zh: '沙盒 · 兑换码', en: 'Sandbox · Codes' }

/** `/sandbox/codes`: codes that can be redeemed for red packets and coupons, with what each gives and whether it was used. */
export function codesPage(codes: readonly Code[], now: Date, lang: Lang): string {
  const say = sayIn(lang)
  return page(
    title,
    lang,
    html`<h1>${say('兑换码', 'Codes')}</h1>
<p class="lead">${say('在应用的“兑换红包”或“兑换优惠券”中输入。每个兑换码只能使用一次，恢复初始数据后还原。', 'Type one on the pages “Red packet redemption” or “Coupon redemption” of the app. Each serves once, until the data is reset.')}</p>
<p><a href="/subPackages/exchange-redpackage/index">${say('兑换红包', 'Redeem a red packet')}</a> · <a href="/subPackages/exchange-coupon/index">${say('兑换优惠券', 'Redeem a coupon')}</a></p>
<div data-fresh aria-live="polite">${codes.map((code) => row(code, now, lang))}</div>`,
  )
}

/** A code as customers read it: three groups of four. */
const grouped = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')

function row({ code, giftId, endsAt, usedAt }: Code, now: Date, lang: Lang): Html {
  const say = sayIn(lang)
  const item = itemById.get(giftId)
  const day = dateOf(endsAt)
  const state = usedAt
    ? say('已使用', 'used')
    : endsAt <= now
      ? say('已过期', 'expired')
      : say(`${day} 前有效`, `until ${day}`)
  const copy = usedAt
    ? []
    : [
        html`<button data-copy="${grouped(code)}" data-done="${say('已复制', 'Copied')}">${say('复制', 'Copy')}</button>`,
      ]
  return html`<article class="message"><div><span class="to">${item ? inLanguage(item.title, lang) : ''}</span> <time>${state}</time>
<div class="code">${grouped(code)}</div></div>${copy}</article>`
}
