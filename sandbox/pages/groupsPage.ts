import { type Group, type SwitchKey, switches, switchKeys } from '../areas/remoteConfig/groups'
import { inLanguage, type Lang, sayIn } from '../language'
import { type Html, html, page } from './html'

const title = { zh: '沙盒 · 灰度分组', en: 'Sandbox · Grey groups' }

/** A customer with their groups. */
export interface CustomerGroups {
  mobile: string
  nickName: string
  groups: Readonly<Record<SwitchKey, Group>>
}

/** `/sandbox/groups`: the group of each customer in each test and switch, and buttons that force another. */
export function groupsPage(customers: readonly CustomerGroups[], lang: Lang): string {
  const say = sayIn(lang)
  return page(
    title,
    lang,
    html`<h1>${say('灰度分组', 'Grey groups')}</h1>
<p class="lead">${say('每位顾客的灰度分组与支付开关。点击按钮切换分组，恢复初始数据后还原。', 'The group of each customer in each test and switch. A button moves the customer to the other group, until the data is reset.')}</p>
<ul class="plain">${switchKeys.map((key) => html`<li><code>${key}</code> ${say('B 组：', 'Group B: ')}${inLanguage(switches[key].shows, lang)}</li>`)}</ul>
<h2>${say('顾客', 'Customers')}</h2>
<div class="scroll"><table><thead><tr><th>${say('号码', 'Number')}</th>${switchKeys.map((key) => html`<th>${key}</th>`)}</tr></thead>
<tbody>${customers.map((one) => row(one, lang))}</tbody></table></div>`,
  )
}

function row({ mobile, nickName, groups }: CustomerGroups, lang: Lang): Html {
  return html`<tr><td>${mobile}<small>${nickName}</small></td>${switchKeys.map((key) => cell(mobile, key, groups[key], lang))}</tr>`
}

function cell(mobile: string, key: SwitchKey, group: Group, lang: Lang): Html {
  const other: Group = group === 'groupA' ? 'groupB' : 'groupA'
  const label = `${mobile} ${key}: ${group} → ${other}`
  return html`<td><form method="post" action="/sandbox/groups/${mobile}/${key}/${other}?lang=${lang}"><button class="${group === 'groupB' ? 'first' : ''}" aria-label="${label}">${group === 'groupA' ? 'A' : 'B'}</button></form></td>`
}
