import { eventIds } from '@/contract/report'
import { allRoutes } from '@/routes'
import { formatted } from '../../beijing'
import { inLanguage, type Lang, sayIn, type Text } from '../../language'
import { type Html, html, page } from '../../pages/html'
import type { LoggedEvent } from './eventLog'
import { type FunnelRow, funnelsOf } from './funnel'

const title: Text = { zh: '沙盒 · 埋点', en: 'Sandbox · Events' }
const shown = 100

const nameOf = new Map<string, string>(Object.entries(eventIds).map(([name, id]) => [id, name]))

/** `/sandbox/events`: what the app reports, newest first, and how far visitors came; it keeps itself fresh. */
export function eventsPage(events: readonly LoggedEvent[], lang: Lang): string {
  const say = sayIn(lang)
  const { shop, member } = funnelsOf(events)
  const empty = html`<p class="empty">${say('还没有事件。在应用中同意隐私政策并浏览几个页面。', 'No events yet. Accept the privacy notice in the app and look around.')}</p>`
  return page(
    title,
    lang,
    html`<h1>${say('埋点', 'Events')}</h1>
<p class="lead">${say('每 2 秒刷新；数字为访客数（事件数）。', 'Refreshes every 2 seconds; visitors (events).')}</p>
<div data-fresh aria-live="polite">
<h2>${say('购物', 'Shopping')}</h2>${funnel(shop, lang)}
<h2>${say('会员', 'Membership')}</h2>${funnel(member, lang)}
<h2>${say('最新事件', 'Newest events')} · ${events.length}</h2>
${events.length ? table(events.slice(0, shown), lang) : empty}
</div>`,
  )
}

function funnel(rows: readonly FunnelRow[], lang: Lang): Html {
  const most = Math.max(1, ...rows.map(({ visitors }) => visitors))
  return html`<ol class="funnel">${rows.map(
    ({ title: name, visitors, events }) =>
      html`<li><span>${inLanguage(name, lang)}</span><meter min="0" max="${most}" value="${visitors}"></meter><b>${visitors}</b><small>(${events})</small></li>`,
  )}</ol>`
}

function table(events: readonly LoggedEvent[], lang: Lang): Html {
  const say = sayIn(lang)
  const heads = [
    say('时间', 'Time'),
    say('事件', 'Event'),
    say('页面', 'Page'),
    say('内容', 'What'),
    say('访客', 'Visitor'),
  ]
  return html`<div class="scroll"><table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${events.map((event) => row(event, lang))}</tbody></table></div>`
}

function row({ receivedAt, body }: LoggedEvent, lang: Lang): Html {
  const { eventId, pageId, pageTitle, url, moduleName, elementName, anonymousId, item } = body
  const stay = item.stayTime === undefined ? '' : `${(item.stayTime / 1000).toFixed(1)} s`
  const what = [moduleName, elementName, item.product_id, stay, item.errorMessage].filter(Boolean).join(' · ')
  // The app reports Chinese titles in both languages.
  const screen = allRoutes.find(({ path }) => path === pageId)?.title[lang] ?? pageTitle
  return html`<tr><td>${formatted(receivedAt, 'HH:mm:ss')}</td><td>${nameOf.get(eventId) ?? ''} <small>${eventId}</small></td>
<td>${screen} <small>${url}</small></td><td class="what">${what}</td><td><small>${anonymousId.slice(-6)}</small></td></tr>`
}
