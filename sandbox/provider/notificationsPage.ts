import { momentOf } from '../beijing'
import { inLanguage, type Lang, sayIn, type Text } from '../language'
import { html, page } from '../pages/html'
import type { Verdict } from './receive'
import type { notifications } from './tables'

const verdicts: Record<Verdict, Text> = {
  applied: { zh: '已生效', en: 'Applied' },
  repeated: { zh: '重复，无变化', en: 'Repeated, nothing changed' },
  malformed: { zh: '格式错误，已拒绝', en: 'Malformed, refused' },
  'bad-sign': { zh: '签名错误，已拒绝', en: 'Wrong signature, refused' },
  'unknown-session': { zh: '没有这笔支付', en: 'No such payment' },
  'wrong-order': { zh: '单号不符，已拒绝', en: 'Wrong order, refused' },
  'wrong-amount': { zh: '金额不符，已拒绝', en: 'Wrong amount, refused' },
}

const title: Text = { zh: '沙盒 · 支付通知', en: 'Sandbox · Notifications' }

/** `/sandbox/notifications`: what providers sent, newest first, and what came of it; it keeps itself fresh. */
export function notificationsPage(rows: readonly (typeof notifications.$inferSelect)[], lang: Lang): string {
  const say = sayIn(lang)
  const empty = html`<p class="empty">${say('还没有收到支付机构的通知。', 'No provider has sent anything yet.')}</p>`
  const items = rows.map(
    ({ provider, receivedAt, verdict, body }) =>
      html`<article class="notification${verdict === 'applied' ? ' applied' : ''}"><b>${inLanguage(verdicts[verdict], lang)}</b>
<span class="from">${provider} · ${momentOf(receivedAt)}</span><pre>${JSON.stringify(body, null, 1)}</pre></article>`,
  )
  return page(
    title,
    lang,
    html`<h1>${say('支付通知', 'Notifications')}</h1>
<p class="lead">${say('支付机构发来的每一条通知，最新在前，附处理结果。', 'Everything that a provider sent, newest first, and what came of it.')}</p>
<div data-fresh aria-live="polite">${items.length ? items : empty}</div>`,
  )
}
