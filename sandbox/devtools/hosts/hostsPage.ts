import { inLanguage, type Lang, sayIn, type Text } from '../../language'
import { type Html, html, page } from '../../pages/html'
import { registeredPeople } from '../../people/people'
import { suggestions } from './page/address'
import { choiceLabels, choiceNames, choices, permissionLabels, permissionNames } from './page/choices'
import { hostNames, hostTitles } from './page/hosts'
import type { HostName } from './page/messages'
import { paths } from './paths'

const title = { zh: '沙盒 · 各端实况', en: 'Sandbox · Hosts' }

type Say = ReturnType<typeof sayIn>

/**
 * `/sandbox/hosts`: the app live in a frame per host, and a bar that sets all of them or one.
 * @param framesOrigin of the frames; without one the page says what is missing
 * @param hotOrigin of H5 with hot reload, which has no frame: it would be of another origin
 */
export function hostsPage(lang: Lang, framesOrigin: string | undefined, hotOrigin?: string): string {
  const say = sayIn(lang)
  const hot = hotOrigin
    ? html`<p class="lead">${say('带热更新的 H5：', 'H5 with hot reload: ')}<a href="${hotOrigin}">${hotOrigin}</a>${say('。下方的 H5 是上一次构建。', '. The H5 below is that of the last build.')}</p>`
    : []
  const intro = html`<link rel="stylesheet" href="${paths.pageStyle}">
<div class="intro"><h1>${say('各端实况', 'Hosts')}</h1>
<p class="lead">${say('构建好的 H5、微信、支付宝和抖音应用，在同一页面中运行。', 'The built apps of H5, WeChat, Alipay and Douyin, running side by side.')}</p>${hot}</div>`
  if (!framesOrigin)
    return page(
      title,
      lang,
      html`${intro}<p class="empty">${say('框架需要独立的域名：启动时请设置 FRAMES_ORIGIN，并让它指向 FRAMES_PORT 端口。', 'The frames need an origin of their own: start with FRAMES_ORIGIN set to an address that leads to FRAMES_PORT.')}</p>`,
    )
  return page(
    title,
    lang,
    html`${intro}<script src="${paths.pageScript}" defer></script>
${bar(lang, say)}
<p class="empty" data-none hidden>${say('所有框架都已隐藏，请在上方选择要显示的。', 'All frames are hidden. Choose above which are shown.')}</p>
<div class="phones" data-phones data-frames="${framesOrigin}">${hostNames.map((host) => phone(host, lang, say))}</div>`,
  )
}

function bar(lang: Lang, say: Say): Html {
  const name = (host: HostName) => inLanguage(hostTitles[host], lang)
  const target = (value: string, text: string) =>
    html`<label class="chip"><input type="radio" name="target" value="${value}"><span>${text}</span></label>`
  return html`<section class="controls" aria-label="${say('设置', 'Settings')}">
<div class="row">
<fieldset data-targets><legend>${say('应用到', 'Apply to')}</legend>${[target('all', say('全部', 'All')), ...hostNames.map((host) => target(host, name(host)))]}</fieldset>
<fieldset><legend>${say('显示', 'Show')}</legend>${hostNames.map((host) => html`<label class="chip"><input type="checkbox" name="shown" value="${host}"><span>${name(host)}</span></label>`)}</fieldset>
<label class="check"><input type="checkbox" name="mirroring"> ${say('点击同步到其他框架', 'Repeat taps in the other frames')}</label>
<p class="codes" aria-label="${say('最新的短信验证码', 'Newest codes by SMS')}" aria-live="polite" role="region" data-codes></p>
<button type="button" class="small" data-restart-target>${say('结束并重启应用', 'Kill and restart')}</button>
</div>
<div class="fields-row">
${field('person', say('人物', 'Person'), personList(lang, say))}
${screenForm(lang, say)}
${choiceNames.map((one) => field(one, inLanguage(choiceLabels[one], lang), choiceList(one, choices[one], lang, say)))}
<fieldset class="permissions"><legend>${say('允许的权限', 'Permissions granted')}</legend>${permissionNames.map((one) => html`<label class="check"><input type="checkbox" name="${one}"> ${inLanguage(permissionLabels[one], lang)}</label>`)}</fieldset>
</div>
</section>`
}

const field = (name: string, label: string, control: Html): Html =>
  html`<p class="field ${name}"><label for="set-${name}">${label}</label>${control}<span class="beside" data-beside="${name}" role="status"></span></p>`

/** The option of a list whose frames differ: it is shown, and cannot be chosen. */
const mixedOption = (say: Say): Html => html`<option value="mixed" disabled hidden>${say('各不相同', 'Mixed')}</option>`

function personList(lang: Lang, say: Say): Html {
  return html`<select id="set-person" name="person">${mixedOption(say)}
<option value="stored" disabled hidden>${say('按应用自身的登录状态', 'As the app has it')}</option>
<option value="">${say('未登录', 'Nobody signed in')}</option>
${registeredPeople.map(({ mobile, nickName, note }) => html`<option value="${mobile}">${nickName} ${mobile} · ${inLanguage(note, lang)}</option>`)}</select>`
}

function screenForm(lang: Lang, say: Say): Html {
  const example = '/subPackages/pdp/index?goodsId=10101'
  return html`<form class="field address" data-open><label for="set-address">${say('页面与参数', 'Screen and query')}</label>
<span class="with-button"><input id="set-address" name="address" list="screens" autocomplete="off" spellcheck="false" placeholder="${example}" data-example="${example}" data-mixed="${say('各不相同', 'Mixed')}" aria-describedby="address-beside"><button class="small">${say('打开', 'Open')}</button></span>
<datalist id="screens">${suggestions(lang).map(({ address, label }) => html`<option value="${address}" label="${label}"></option>`)}</datalist>
<span class="beside" id="address-beside" data-beside="address" role="status"></span></form>`
}

function choiceList(name: string, values: Readonly<Record<string, Text>>, lang: Lang, say: Say): Html {
  const options = Object.entries(values)
  return html`<select id="set-${name}" name="${name}">${mixedOption(say)}${options.map(([value, text]) => html`<option value="${value}">${inLanguage(text, lang)}</option>`)}</select>`
}

function phone(host: HostName, lang: Lang, say: Say): Html {
  const name = inLanguage(hostTitles[host], lang)
  const kind = (value: string, text: string, isFirst: boolean) => {
    const input = isFirst
      ? html`<input type="radio" name="kind-${host}" value="${value}" checked>`
      : html`<input type="radio" name="kind-${host}" value="${value}">`
    return html`<label class="chip">${input}<span>${text} <b data-count="${value}">0</b></span></label>`
  }
  return html`<article class="column" data-host="${host}" data-state="starting" aria-labelledby="name-${host}">
<header><h2 id="name-${host}">${name}</h2><span class="state" role="status"><span data-state-text></span></span>
<button type="button" class="small" data-enlarge aria-pressed="false" aria-describedby="name-${host}"></button><button type="button" class="small" data-hide aria-describedby="name-${host}">${say('隐藏', 'Hide')}</button></header>
<p class="screen" data-screen></p>
<div class="stage" data-stage><div class="phone"><iframe title="${say(`${name} 应用`, `${name} app`)}" allow="camera; geolocation; clipboard-write"></iframe>
<div class="notice" role="alert"><span class="spinner"></span><p data-note></p><button type="button" class="small" data-restart>${say('重启', 'Restart')}</button></div></div></div>
<section class="log" aria-label="${say(`${name} 的记录`, `What ${name} reports`)}">
<div class="row"><fieldset data-kinds><legend class="hidden-legend">${say('记录种类', 'Kind of entries')}</legend>${[kind('request', say('请求', 'Requests'), true), kind('weight', say('更新', 'Updates'), false), kind('error', say('错误', 'Errors'), false)]}</fieldset>
<button type="button" class="small" data-clear aria-describedby="name-${host}">${say('清空', 'Clear')}</button></div>
<p class="sums"><span data-sums></span><label class="check"><input type="checkbox" data-reports> ${say('上报', 'Reports')}</label></p>
<ol class="entries" data-entries tabindex="0" aria-label="${say('最新在前', 'Newest first')}" data-empty="${say('还没有记录', 'Nothing yet')}"></ol>
</section>
</article>`
}
