import type { FeedbackKind } from '@/contract/profile'
import { maskPhone } from '@/lib/mask'
import { formatted } from '../../beijing'
import { inLanguage, type Lang, sayIn, type Text } from '../../language'
import { type Html, html, page } from '../../pages/html'
import type { KeptFeedback } from './feedbacks'
import { picturePath } from './pictures'

const title: Text = { zh: '沙盒 · 意见反馈', en: 'Sandbox · Feedback' }

const kinds: Record<FeedbackKind, Text> = {
  problem: { zh: '功能异常', en: 'Problem' },
  suggestion: { zh: '产品建议', en: 'Suggestion' },
  complaint: { zh: '投诉', en: 'Complaint' },
  other: { zh: '其他', en: 'Other' },
}

/** `/sandbox/feedback`: what customers have written, newest first; it keeps itself fresh. */
export function feedbackPage(rows: readonly KeptFeedback[], lang: Lang): string {
  const say = sayIn(lang)
  const empty = html`<p class="empty">${say('还没有反馈。在应用的“意见反馈”中写一条。', 'No feedback yet. Write some in the app.')}</p>`
  return page(
    title,
    lang,
    html`<h1>${say('意见反馈', 'Feedback')}</h1>
<p class="lead">${say('每 2 秒刷新，最新在前。', 'Refreshes every 2 seconds, newest first.')}</p>
<div data-fresh aria-live="polite">${rows.length ? rows.map((one) => row(one, lang)) : empty}</div>`,
  )
}

function row({ feedbackNo, nickName, kind, text, pictureIds, mobile, sentAt }: KeptFeedback, lang: Lang): Html {
  const name = inLanguage(kinds[kind as FeedbackKind], lang)
  const contact = mobile ? [html` · ${maskPhone(mobile)}`] : []
  const pictures = pictureIds.map(
    (pictureId) =>
      html`<a href="${picturePath(pictureId)}"><img src="${picturePath(pictureId)}" alt="" height="96"></a> `,
  )
  return html`<article class="message"><div><b>${name}</b> <span class="to">${feedbackNo} · ${nickName}${contact}</span>
<time>${formatted(sentAt, 'yyyy-MM-dd HH:mm')}</time></div><p class="text">${text}</p><p class="text">${pictures}</p></article>`
}
