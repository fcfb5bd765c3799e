import { inLanguage, type Lang, sayIn } from '../language'
import { avatarOf, people } from '../people/people'
import type { Person } from '../people/person'
import { type Html, html, page } from './html'

const title = { zh: '沙盒 · 人物', en: 'Sandbox · People' }

/**
 * `/sandbox`: who can sign in, and what else a tester needs.
 * @param supplierLinks the address that opens the supplier area, by the id of a customer who has an order there
 */
export function peoplePage(lang: Lang, justReset: boolean, supplierLinks: ReadonlyMap<number, string>): string {
  const say = sayIn(lang)
  const done = justReset
    ? [html`<p class="done" role="status">${say('数据已恢复到初始状态。', 'All data is back to its first state.')}</p>`]
    : []
  return page(
    title,
    lang,
    html`${done}<h1>${say('选择一个人物开始', 'Choose a person to start with')}</h1>
<p class="lead">${say(
      '每个人物处在业务的不同阶段。复制手机号登录，验证码会出现在“短信”中；也可以直接以该人物身份打开应用。',
      'Each one stands at another point of the journey. Log in with the number and read the code in the inbox, or open the app as that person at once.',
    )}</p>
<h2>${say('人物', 'People')}</h2>
<ul class="grid">${people.map((person) => card(person, lang, supplierLinks))}</ul>
<h2>${say('支付', 'Payments')}</h2>
<ul class="plain">
<li>${say('支付宝、微信支付会打开沙盒收银页，可选择成功、取消或保持处理中。', 'Alipay and WeChat Pay open a sandbox page: pay, cancel or leave it pending.')}</li>
<li>${say('银行卡支付的验证码同样出现在短信中；尾号 0000 的卡余额不足，尾号 9999 的卡 20 秒后到账。', 'Card codes arrive in the inbox too. A card ending in 0000 has no funds; one ending in 9999 settles after 20 seconds.')}</li>
<li>${say('支付机构发来的每一条通知都可以在“支付通知”中查看。', 'Every notification from a provider is listed under Notifications.')}</li>
</ul>
<h2>${say('身份认证', 'Identity')}</h2>
<ul class="plain">
<li><a href="/sandbox/samples?lang=${lang}">${say('下载每个人物的身份证、银行卡和人脸样张', 'Download sample pictures of the ID card, bank card and face of each person')}</a></li>
</ul>
<h2>${say('结清证明', 'Settlement certificates')}</h2>
<ul class="plain">
<li><a href="/sandbox/certificates?lang=${lang}">${say('用校验码查验一份结清证明', 'Verify a settlement certificate by its check code')}</a></li>
</ul>
<h2>${say('权益方', 'Benefit supplier')}</h2>
<ul class="plain">
<li>${say('“权益方”链接带有令牌和权益订单编号，一小时内有效；请先以该人物身份打开应用。', 'A link to the supplier area carries a token and the number of an order, and serves for an hour. Open the app as that person first.')}</li>
</ul>
<h2>${say('灰度', 'Grey tests')}</h2>
<ul class="plain">
<li><a href="/sandbox/groups?lang=${lang}">${say('查看并切换每位顾客的灰度分组', 'See and change the grey groups of each customer')}</a></li>
</ul>
<h2>${say('活动', 'Activities')}</h2>
<ul class="plain">
<li><a href="/sandbox/activities?lang=${lang}">${say('查看每个活动的浏览与参与人数，并切换其开始和结束时间', 'See who looked at each activity and takes part, and move its times')}</a></li>
</ul>
<h2>${say('数据', 'Data')}</h2>
<form method="post" action="/sandbox/reset?lang=${lang}"><button class="danger">${say('恢复初始数据', 'Reset all data')}</button></form>`,
  )
}

function card(
  { mobile, userId, nickName, note }: Person,
  lang: Lang,
  supplierLinks: ReadonlyMap<number, string>,
): Html {
  const say = sayIn(lang)
  const enter = userId
    ? [
        html`<form method="post" action="/sandbox/enter/${mobile}"><button class="first">${say('以此身份打开', 'Open as')}</button></form>`,
      ]
    : []
  const link = supplierLinks.get(userId ?? 0)
  const supplier = link ? [html`<a class="button" href="${link}">${say('权益方', 'Supplier area')}</a>`] : []
  return html`<li class="card">
<div class="who"><img src="/pictures/avatar/${userId ? avatarOf(userId) : 12}.png" alt="" width="48" height="48"><div><b>${nickName}</b><span class="number">${mobile}</span></div></div>
<p class="note">${inLanguage(note, lang)}</p>
<div class="actions">${enter}<button data-copy="${mobile}" data-done="${say('已复制', 'Copied')}">${say('复制号码', 'Copy')}</button>
<a class="button" href="/sandbox/inbox?mobile=${mobile}&amp;lang=${lang}">${say('短信', 'Inbox')}</a>${supplier}</div>
</li>`
}
