import { inLanguage, type Lang, sayIn, type Text } from '../language'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Markup that is already safe to stand in a page. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = string | number | Html | readonly Html[]

const rendered = (value: Value): string => {
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map((one: Html) => one.text).join('')
  return String(value).replace(/[&<>"']/g, (character) => escapes[character] ?? '')
}

/** A template whose values are escaped unless they are markup themselves. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.map((part, at) => part + (at < values.length ? rendered(values[at] ?? '') : '')).join(''))

/** A page of the sandbox: head, bar with the way to the other pages, content. */
export function page(title: Text, lang: Lang, content: Html): string {
  const say = sayIn(lang)
  const other = lang === 'en' ? { code: 'zh-CN', name: '中文' } : { code: 'en', name: 'English' }
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${inLanguage(title, lang)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/page.css">
<script src="/sandbox/page.js" defer></script>
</head>
<body>
<header class="bar">
<strong>${say('沙盒', 'Sandbox')}</strong>
<nav>
<a href="/sandbox?lang=${lang}">${say('人物', 'People')}</a>
<a href="/sandbox/inbox?lang=${lang}">${say('短信', 'Inbox')}</a>
<a href="/sandbox/hosts?lang=${lang}">${say('各端实况', 'Hosts')}</a>
<a href="/sandbox/screens?lang=${lang}">${say('页面', 'Screens')}</a>
<a href="/sandbox/api?lang=${lang}">${say('接口', 'Calls')}</a>
<a href="/sandbox/shell?lang=${lang}">${say('App 外壳', 'App shell')}</a>
<a href="/sandbox/notifications?lang=${lang}">${say('支付通知', 'Notifications')}</a>
<a href="/sandbox/groups?lang=${lang}">${say('灰度', 'Groups')}</a>
<a href="/sandbox/activities?lang=${lang}">${say('活动', 'Activities')}</a>
<a href="/sandbox/feedback?lang=${lang}">${say('反馈', 'Feedback')}</a>
<a href="/sandbox/codes?lang=${lang}">${say('兑换码', 'Codes')}</a>
<a href="/sandbox/events?lang=${lang}">${say('埋点', 'Events')}</a>
<a href="/">${say('打开应用', 'Open app')}</a>
<a href="?lang=${other.code}" hreflang="${other.code}">${other.name}</a>
</nav>
</header>
<main>${content}</main>
</body>
</html>`.text
}
