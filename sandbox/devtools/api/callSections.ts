import { momentOf } from '../../beijing'
import type { LoggedCall } from '../../http/callLog'
import { inLanguage, type Lang, sayIn } from '../../language'
import { type Html, html } from '../../pages/html'
import { messageOf } from '../../refusals'
import type { Callers } from './callers'
import type { ApiCall } from './calls'
import type { FieldRow } from './fields'
import { headers, headersOf } from './headers'
import { kindName, originNames, screenName } from './names'
import { bothSides, raw, stepList, table } from './parts'
import { placeholders } from './placeholders'
import type { SigningStep } from './signing'

/** Where a call goes, and of which kind it is. */
export function address({ route, facts, address: path }: ApiCall, lang: Lang): Html {
  const { method = 'POST', kind, origin = 'ours', family, body = 'json' } = route.endpoint
  const say = sayIn(lang)
  const rows: [string, string][] = [
    [say('服务器', 'Server'), facts.host],
    [say('接口族', 'Family'), family],
    [say('类型', 'Kind'), kindName(kind, lang)],
    [say('来源', 'Origin'), inLanguage(originNames[origin], lang)],
    [say('正文', 'Body'), method === 'GET' ? say('查询参数', 'query') : body],
    [say('编码', 'Encoding'), facts.encoding],
    [say('应答格式', 'Shape of the answer'), facts.answer],
  ]
  return html`<p class="address"><code>${method} ${path}</code></p>
<dl class="call-facts">${rows.map(([key, value]) => html`<div><dt>${key}</dt><dd>${value}</dd></div>`)}</dl>`
}

/** The screens that make a call, each with its pictures. */
export function madeBy(name: string, callers: Callers, lang: Lang): Html {
  const say = sayIn(lang)
  const screens = callers.screens.get(name) ?? []
  const own = callers.app.has(name)
    ? [html`<li>${say('应用本身，在每个页面上', 'the app itself, on every screen')}</li>`]
    : []
  return html`<ul class="plain">${own}${screens.map(
    (path) =>
      html`<li><a href="/sandbox/screens?lang=${lang}&amp;q=${encodeURIComponent(path)}">${screenName(path, lang)}</a> <code>${path}</code></li>`,
  )}</ul>`
}

/** The headers that a call carries. */
export function headerTable({ facts, route }: ApiCall, lang: Lang): Html {
  const say = sayIn(lang)
  const keys = headersOf(facts, route.endpoint.kind).map(({ $ref }) => String($ref).split('/').pop() ?? '')
  const rows = Object.entries(headers).filter(([key]) => keys.includes(key))
  return table(
    [say('请求头', 'Header'), say('值', 'Value'), say('说明', 'Meaning')],
    rows.map(([, header]) => {
      const { const: fixed, enum: values } = header.schema as { const?: string; enum?: string[] }
      const value = fixed ?? values?.join(' | ') ?? say('文本', 'text')
      return [html`<code>${String(header.name)}</code>`, html`${value}`, html`${String(header.description)}`]
    }),
  )
}

/** Fields of the data, those of an object below it. */
export function fieldTable(rows: readonly FieldRow[], lang: Lang): Html {
  const say = sayIn(lang)
  if (rows.length === 0) return html`<p class="lead">${say('没有字段。', 'No fields.')}</p>`
  return table(
    [say('字段', 'Field'), say('类型', 'Type'), say('限制', 'Limits'), say('说明', 'Meaning')],
    rows.map(({ name, depth, type, isRequired, limits, description }) => [
      html`<code class="depth-${Math.min(depth, 6)}">${name}</code>${isRequired ? '' : html` <small>${say('可缺省', 'may be absent')}</small>`}`,
      html`${type}`,
      html`${limits}`,
      html`<span lang="en">${description}</span>`,
    ]),
  )
}

/** How the data becomes what is sent, with the values of the example. */
export function signature(steps: readonly SigningStep[], lang: Lang): Html {
  const say = sayIn(lang)
  if (steps.length === 0)
    return html`<p class="lead">${say('不签名：数据就是正文。', 'It is not signed: the data is the body.')}</p>`
  return stepList(steps, lang)
}

/** What an empty result means to the app, and which fields it demands. */
export function needs({ route }: ApiCall, lang: Lang): Html {
  const say = sayIn(lang)
  const { empty, needs: wanted } = route.endpoint
  const means =
    empty === undefined
      ? say('没有字段可缺', 'there are no fields')
      : typeof empty === 'string'
        ? empty
        : JSON.stringify(empty)
  return html`<p class="lead">${say('空结果的含义：', 'An empty result means: ')}<code>${means}</code></p>
${wanted ? raw(say('应用要求的字段（needs）：缺少 text、fen、whole 时调用失败', 'What the app demands (needs): without a text, fen or whole the call fails'), JSON.stringify(wanted)) : ''}`
}

/** Each code with both texts, and what the customer sees then. */
export function refusals({ route }: ApiCall, lang: Lang): Html {
  const say = sayIn(lang)
  const { refusals: codes, toast } = route.endpoint
  const shown =
    toast === false
      ? say('应用不弹提示，由页面决定', 'no toast: the screen decides')
      : say('提示 2 秒，除非页面在字段旁显示', 'a toast for 2 s, unless the screen shows it beside a field')
  const rows = codes.map((code) => {
    const message = route.messages[code]
    const text = (one: Lang) => (message ? messageOf(message, placeholders, one) : '')
    return [html`<code>${code}</code>`, html`${text('zh-CN')}`, html`${text('en')}`, html`${shown}`]
  })
  const session = [
    html`<code>300000</code>`,
    html`登录已失效`,
    html`the login is missing or has ended`,
    html`${say('清除登录并进入登录页；可不登录的页面留在原处', 'the login is removed and the login screen opens; a screen that opens without a login stays')}`,
  ]
  return table([say('代码', 'Code'), '中文', 'English', say('应用显示', 'What the app shows')], [...rows, session])
}

/** The last calls, both sides of each. */
export function lastCalls(last: readonly LoggedCall[], lang: Lang): Html {
  const say = sayIn(lang)
  if (last.length === 0) return html`<p class="lead">${say('启动以来还没有。', 'None since it was started.')}</p>`
  return html`${last.map(
    (one) =>
      html`<details class="raw"><summary>${momentOf(new Date(one.at))} · HTTP ${one.status} · ${one.milliseconds} ms</summary>${bothSides(one, lang)}</details>`,
  )}`
}
