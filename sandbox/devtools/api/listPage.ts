import type { Origin } from '@/contract/endpoint'
import { inLanguage, type Lang, sayIn } from '../../language'
import { type Html, html, page } from '../../pages/html'
import { type SearchTexts, searchArea, searchAreas, searchHead, searchTools } from '../search'
import type { ApiCall } from './calls'
import { areaName, kindName, originNames } from './names'

const title = { zh: '沙盒 · 接口', en: 'Sandbox · Calls' }

const texts: SearchTexts = {
  label: { zh: '搜索名称、路径或业务', en: 'Search name, path or area' },
  placeholder: { zh: '例如：withdraw', en: 'For example: withdraw' },
  all: { zh: '共 {count} 个接口', en: '{count} calls' },
  some: { zh: '{found} / {count} 个接口', en: '{found} of {count} calls' },
  nothing: { zh: '没有接口符合', en: 'No call fits' },
}

/** Style of the pages of calls. */
export const apiHead = html`${searchHead}<link rel="stylesheet" href="/sandbox/api.css">`

/** `/sandbox/api`: every call of the contract by area, with a search. */
export function listPage(calls: readonly ApiCall[], lang: Lang): string {
  const say = sayIn(lang)
  const areas = [...new Set(calls.map(({ area }) => area))].map((area) => ({
    area,
    name: areaName(area, lang),
    calls: calls.filter((call) => call.area === area),
  }))
  return page(
    title,
    lang,
    html`${apiHead}<h1>${say('接口', 'Calls')}</h1>
<p class="lead">${say('应用与沙盒共同遵守的契约：每个接口的请求、签名、应答、拒绝码和调用它的页面。英文说明取自源代码。', 'The contract that the app and the sandbox are both checked against: what each call sends, how it is signed, what it answers, how it refuses, and which screens make it.')}</p>
<p class="actions way"><a class="button" href="/sandbox/api/openapi.json" download>OpenAPI 3.1</a></p>
${searchTools(texts, calls.length, [originFilter(lang)], lang)}
${searchAreas(
  areas.map((one) => ({ id: one.area, name: one.name, count: one.calls.length })),
  texts,
  lang,
)}
${areas.map((one) =>
  searchArea(
    one.area,
    one.name,
    one.calls.map((call) => line(call, lang)),
    'calls',
  ),
)}`,
  )
}

function originFilter(lang: Lang): Html {
  const say = sayIn(lang)
  const origins = Object.keys(originNames) as Origin[]
  return html`<label class="field"><span>${say('来源', 'Origin')}</span><select name="origin" data-filter>
<option value="">${say('全部', 'All')}</option>${origins.map((origin) => html`<option value="origin:${origin}">${inLanguage(originNames[origin], lang)}</option>`)}</select></label>`
}

function line({ name, route, area, summary, address, facts }: ApiCall, lang: Lang): Html {
  const { method = 'POST', kind, origin = 'ours' } = route.endpoint
  const words = [name, address, area, areaName(area, 'zh-CN'), areaName(area, 'en'), kind, summary, `origin:${origin}`]
  return html`<li data-words="${words.join(' ').toLowerCase()}"><a href="/sandbox/api/${name}?lang=${lang}"><span class="call-name"><b>${name}</b> <code>${method} ${address}</code></span>
<span class="marks"><span class="mark" data-kind="${kind}">${kindName(kind, lang)}</span><span class="mark">${facts.host}</span><span class="mark" data-origin="${origin}">${inLanguage(originNames[origin], lang)}</span></span>
<span class="summary-line" lang="en">${summary}</span></a></li>`
}
