import { inLanguage, type Lang, type Text } from '../language'
import { escapeHtml } from './page'
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

const title: Text = { zh: '支付通知记录', en: 'Payment notifications' }
const none: Text = { zh: '还没有收到通知', en: 'None so far' }

/** The log of what providers sent, newest first. */
export function notificationsPage(rows: readonly (typeof notifications.$inferSelect)[], lang: Lang): string {
  const say = (text: Text) => escapeHtml(inLanguage(text, lang))
  const items = rows.map(
    ({ provider, receivedAt, verdict, body }) =>
      `<li class="${verdict === 'applied' ? 'applied' : ''}"><b>${say(verdicts[verdict])}</b> <span>${provider} · ${receivedAt.toISOString()}</span><pre>${escapeHtml(JSON.stringify(body, null, 1))}</pre></li>`,
  )
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${say(title)}</title><style>
body{margin:0 auto;max-width:760px;padding:24px 16px;background:#f3f5f8;color:#16202e;font:15px/1.5 -apple-system,"PingFang SC",sans-serif}
ul{list-style:none;padding:0}li{background:#fff;border-left:4px solid #8a94a3;border-radius:8px;padding:12px 16px;margin:12px 0}
li.applied{border-color:#087f46}span{color:#5a6677}pre{margin:8px 0 0;font-size:12px;white-space:pre-wrap;overflow-wrap:anywhere}
</style></head><body><h1>${say(title)}</h1><ul>${items.join('') || `<li>${say(none)}</li>`}</ul></body></html>`
}
