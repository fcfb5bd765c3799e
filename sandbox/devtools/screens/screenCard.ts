import { inLanguage, type Lang, sayIn } from '../../language'
import { type Html, html } from '../../pages/html'
import { people } from '../../people/people'
import type { CataloguedScreen } from './catalogue'
import { thumbnail } from './frame'
import { areaNames, captionOf, stateNames } from './names'
import { states } from './screenPicture'

/** One screen: titles, path, pictures, states, who opens it, and the buttons that open it live. */
export function screenCard(screen: CataloguedScreen, address: string, lang: Lang): Html {
  const { route, pictures } = screen
  const say = sayIn(lang)
  const [first, second] = lang === 'en' ? (['en', 'zh-CN'] as const) : (['zh-CN', 'en'] as const)
  const name = route.title[first]
  const area = areaNames[route.area]
  const words = [route.title['zh-CN'], route.title.en, route.path, area.zh, area.en, route.area].join(' ').toLowerCase()
  const strip = pictures.length
    ? html`<ul class="strip" aria-label="${say('图片', 'Pictures')}">${pictures.map(
        (picture) =>
          html`<li>${thumbnail('taken', picture, { name, caption: captionOf(picture), version: picture.takenAt }, lang)}</li>`,
      )}</ul>`
    : html`<p class="no-picture">${say('还没有图片', 'No picture yet')}</p>`
  return html`<li class="screen" data-words="${words}">
<header><h3>${name} <span lang="${second}">${route.title[second]}</span></h3><code>${route.path}</code></header>
${strip}
${stateList(screen, lang)}
${facts(screen, lang)}
${openForm(screen, address, lang)}
</li>`
}

/** Which states the last run has photographed; the others are named, so that their absence is seen. */
function stateList({ shown }: CataloguedScreen, lang: Lang): Html {
  const say = sayIn(lang)
  return html`<ul class="states" aria-label="${say('状态', 'States')}">${states.map((state) =>
    shown.has(state)
      ? html`<li class="is-shown">${inLanguage(stateNames[state], lang)}</li>`
      : html`<li title="${say('未出现', 'did not occur')}">${inLanguage(stateNames[state], lang)}<span class="unseen"> ${say('未出现', 'did not occur')}</span></li>`,
  )}</ul>`
}

function facts({ route, query, person }: CataloguedScreen, lang: Lang): Html {
  const say = sayIn(lang)
  const opener = people.find(({ mobile }) => mobile === person)
  const rows: Html[] = [
    html`<dt>${say('可以打开', 'Opens for')}</dt><dd>${
      route.login === 'required'
        ? say('任何已登录的人物', 'any signed-in person')
        : say('所有人，无需登录', 'anyone, without a login')
    }</dd>`,
  ]
  if (opener)
    rows.push(
      html`<dt>${say('测试身份', 'Tests open it as')}</dt><dd>${opener.nickName} ${opener.mobile} · ${inLanguage(opener.note, lang)}</dd>`,
    )
  if (query) rows.push(html`<dt>${say('参数', 'Query')}</dt><dd><code>${query}</code></dd>`)
  else if (route.query) rows.push(html`<dt>${say('参数', 'Query')}</dt><dd><code>${route.query}</code></dd>`)
  if (route.theme) rows.push(html`<dt>${say('主题', 'Theme')}</dt><dd>${say('仅活力蓝', 'blue only')}</dd>`)
  if (route.host) rows.push(html`<dt>${say('平台', 'Host')}</dt><dd>${say('仅 H5', 'H5 only')}</dd>`)
  return html`<dl class="facts">${rows}</dl>`
}

/** The page of the hosts reads `address` and `person` of its query; H5 is opened by a form, since it may begin a session. */
function openForm({ route, person = '' }: CataloguedScreen, address: string, lang: Lang): Html {
  const say = sayIn(lang)
  const name = lang === 'en' ? route.title.en : route.title['zh-CN']
  const hosts = route.host
    ? []
    : [
        html`<button class="first" formmethod="get" formaction="/sandbox/hosts" aria-label="${say(`在所有平台打开：${name}`, `Open on every host: ${name}`)}">${say('在所有平台打开', 'Open on every host')}</button>`,
      ]
  return html`<form class="actions" method="post" action="/sandbox/screens/open" data-person="${person}">
<input type="hidden" name="address" value="${address}"><input type="hidden" name="person" value="${person}"><input type="hidden" name="lang" value="${lang}">
${hosts}<button aria-label="${say(`打开 H5：${name}`, `Open H5: ${name}`)}">H5</button></form>`
}
