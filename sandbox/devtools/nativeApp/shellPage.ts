import { type Lang, sayIn } from '../../language'
import { type Html, html, page } from '../../pages/html'
import { people } from '../../people/people'

const title = { zh: '沙盒 · App 外壳', en: 'Sandbox · App shell' }

export interface ShellQuery {
  lang?: string
  /** Which app it pretends to be. */
  os?: string
  /** Where the app opens. */
  path?: string
  /** Who is signed in to the app. */
  mobile?: string
  /** `bridge` gives the app's login by message, otherwise the address carries it. */
  via?: string
  appFrom?: string
}

/** Broadcasts of the native app, ready to send. */
const broadcasts: readonly { id: string; type: string; data: object }[] = [
  { id: 'ready', type: 'ready', data: {} },
  { id: 'login', type: 'login', data: {} },
  { id: 'resume', type: 'resume', data: {} },
  { id: 'consent-yes', type: 'consent', data: { accepted: true } },
  { id: 'consent-no', type: 'consent', data: { accepted: false } },
  { id: 'ad-success', type: 'adVideo', data: { outcome: 'success' } },
  { id: 'ad-fail', type: 'adVideo', data: { outcome: 'fail', tips: 'no ad available' } },
]

/** `/sandbox/shell?os=android|ios`: hosts the app in a frame as the native app would, and shows what both say. */
export function shellPage(query: ShellQuery, lang: Lang): string {
  const os = query.os === 'ios' ? 'ios' : 'android'
  const say = sayIn(lang)
  return page(
    title,
    lang,
    html`<link rel="stylesheet" href="/sandbox/shell.css">
<script src="/sandbox/shell.js" defer></script>
<h1>${say('App 外壳', 'App shell')}</h1>
<p class="lead">${say('像原生 App 一样打开应用，查看并发送双方的消息。', 'Opens the app as the native app would; shows and sends what both say.')}</p>
<div class="shell" data-shell data-os="${os}">
<section class="phone" aria-label="${say('手机', 'Phone')}">
<div class="native-bar" id="shell-bar"><button id="shell-back" aria-label="${say('返回', 'Back')}">‹</button><b id="shell-title">${os === 'ios' ? 'iOS' : 'Android'} App</b></div>
<iframe id="shell-frame" title="${say('应用', 'App')}"></iframe>
<div class="native-page" id="shell-native" hidden><span>${say('原生页面', 'Native page')}</span><b></b><button>${say('返回应用', 'Back to the page')}</button></div>
</section>
<section class="panel">
${openForm(query, os, lang)}
<h2>${say('App 的回答', 'How the app answers')}</h2>
<p><label for="shell-mode">${say('对每条请求', 'To every request')}</label> <select id="shell-mode"><option value="success">${say('成功', 'success')}</option><option value="fail">${say('失败', 'failure')}</option><option value="never">${say('不回答', 'never')}</option></select></p>
<p><label><input type="checkbox" id="shell-consent"> ${say('用户已在 App 内同意隐私政策', 'The customer has accepted the privacy policy in the app')}</label></p>
<h2>${say('App 发送', 'The app says')}</h2>
<div class="actions">${broadcasts.map(({ id, type, data }) => html`<button id="say-${id}" data-say="${type}" data-data="${JSON.stringify(data)}">${id}</button>`)}</div>
<form id="shell-raw"><label for="raw">${say('任意文本', 'Any text')}</label><textarea id="raw" name="raw" rows="2">{"type":"resume","header":{"code":1}}</textarea><button>${say('发送', 'Send')}</button></form>
<h2>${say('消息', 'Messages')}</h2>
<ol id="shell-log" aria-live="polite" reversed></ol>
</section>
</div>`,
  )
}

/** Which app, who and where; opening starts anew. */
function openForm(query: ShellQuery, os: string, lang: Lang): Html {
  const say = sayIn(lang)
  const option = (value: string, text: string, chosen: boolean) =>
    chosen ? html`<option value="${value}" selected>${text}</option>` : html`<option value="${value}">${text}</option>`
  const persons = people.filter(({ userId }) => userId !== undefined)
  return html`<form method="get" class="open"><input type="hidden" name="lang" value="${lang}">
<label>${say('系统', 'System')} <select name="os">${[option('android', 'Android', os === 'android'), option('ios', 'iOS', os === 'ios')]}</select></label>
<label>${say('登录用户', 'Signed in')} <select name="mobile">${[option('', say('未登录', 'Nobody'), !query.mobile), ...persons.map(({ mobile, nickName }) => option(mobile, `${nickName} ${mobile}`, mobile === query.mobile))]}</select></label>
<label>${say('登录传递', 'Login given by')} <select name="via">${[option('', say('地址', 'address'), query.via !== 'bridge'), option('bridge', say('消息', 'message'), query.via === 'bridge')]}</select></label>
<label>${say('来源页', 'Came from')} <input name="appFrom" value="${query.appFrom ?? ''}" placeholder="home"></label>
<label>${say('打开', 'Opens')} <input name="path" value="${query.path ?? '/subPackages/demo-native/index'}"></label>
<button class="first">${say('打开', 'Open')}</button></form>`
}
