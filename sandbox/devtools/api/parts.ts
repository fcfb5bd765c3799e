import type { LoggedCall } from '../../http/callLog'
import { inLanguage, type Lang, sayIn } from '../../language'
import { type Html, html } from '../../pages/html'
import { stepNames } from './names'
import type { SigningStep } from './signing'

/** A part of the page of a call. */
export const section = (title: string, content: Html): Html => html`<section><h2>${title}</h2>${content}</section>`

/** JSON text in lines; other text as it is. */
function inLines(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    // An answer such as HTML is shown as it came.
    return text
  }
}

/** A text that is opened by a click. */
export const raw = (title: string, text: string): Html =>
  html`<details class="raw"><summary>${title}</summary><pre tabindex="0">${inLines(text)}</pre></details>`

/** A table that is scrolled on narrow screens. */
export const table = (heads: readonly string[], rows: readonly (readonly Html[])[]): Html =>
  html`<div class="scroll" tabindex="0"><table><thead><tr>${heads.map((head) => html`<th>${head}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`

/** A request and its answer as they were on the wire. */
export function bothSides(
  {
    method,
    url,
    headers: sent,
    body,
    status,
    answer,
  }: Pick<LoggedCall, 'method' | 'url' | 'headers' | 'body' | 'status' | 'answer'>,
  lang: Lang,
): Html {
  const say = sayIn(lang)
  const lines = Object.entries(sent).map(([key, value]) => `${key}: ${value}`)
  return html`<div class="sides"><figure><figcaption>${say('请求', 'Request')}</figcaption><pre tabindex="0">${method} ${url}
${lines.join('\n')}

${inLines(body)}</pre></figure>
<figure><figcaption>${say('应答', 'Answer')} · HTTP ${status}</figcaption><pre tabindex="0">${inLines(answer)}</pre></figure></div>`
}

/** The steps from the data of a call to what is sent. */
export const stepList = (steps: readonly SigningStep[], lang: Lang): Html =>
  html`<ol class="steps">${steps.map(({ name, text }) => html`<li><span>${inLanguage(stepNames[name], lang)}</span><pre tabindex="0">${text}</pre></li>`)}</ol>`
