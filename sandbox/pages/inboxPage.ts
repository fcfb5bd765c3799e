import { momentOf } from '../beijing'
import { type Lang, sayIn } from '../language'
import { type Html, html, page } from './html'

const title = { zh: '沙盒 · 短信', en: 'Sandbox · Inbox' }

export interface Message {
  mobile: string
  text: string
  code: string
  sentAt: Date
}

/** A mail with its attachment. */
export interface Mail {
  mobile: string
  to: string
  subject: string
  text: string
  sentAt: Date
  attachment: { name: string; path: string }
}

/** `/sandbox/inbox`: what the phones and mailboxes received, newest first; it keeps itself fresh. */
export function inboxPage(
  { messages, mails }: { messages: readonly Message[]; mails: readonly Mail[] },
  mobile: string | undefined,
  lang: Lang,
): string {
  const say = sayIn(lang)
  const all = mobile ? [html` <a href="/sandbox/inbox?lang=${lang}">${say('查看全部', 'Show all')}</a>`] : []
  const received = [
    ...messages.map((one) => ({ at: one.sentAt, row: messageRow(one, lang) })),
    ...mails.map((one) => ({ at: one.sentAt, row: mailRow(one) })),
  ].sort((one, other) => other.at.getTime() - one.at.getTime())
  const empty = html`<p class="empty">${say('还没有短信。请求验证码后会出现在这里。', 'No messages yet. A code appears here as soon as it is asked for.')}</p>`
  return page(
    title,
    lang,
    html`<h1>${say('短信', 'Inbox')}</h1>
<p class="lead">${mobile ?? say('所有号码', 'All numbers')}${all}</p>
<h2>${say('最新在前，北京时间', 'Newest first, in Beijing time')}</h2>
<div data-fresh aria-live="polite">${received.length > 0 ? received.map(({ row }) => row) : empty}</div>`,
  )
}

function messageRow({ mobile, text, code, sentAt }: Message, lang: Lang): Html {
  const say = sayIn(lang)
  const copy = code
    ? [html`<button data-copy="${code}" data-done="${say('已复制', 'Copied')}">${say('复制', 'Copy')}</button>`]
    : []
  return html`<article class="message"><div><span class="to">${mobile}</span> <time>${momentOf(sentAt)}</time>
<div class="code">${code}</div></div>${copy}<p class="text">${text}</p></article>`
}

function mailRow({ to, mobile, subject, text, sentAt, attachment }: Mail): Html {
  return html`<article class="message"><div><span class="to">${to} · ${mobile}</span> <time>${momentOf(sentAt)}</time>
<p><b>${subject}</b></p></div><a class="button" href="${attachment.path}" download="${attachment.name}" aria-label="${attachment.name}">PDF</a><p class="text">${text}</p></article>`
}
