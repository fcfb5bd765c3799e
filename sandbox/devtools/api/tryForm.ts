import { inLanguage, type Lang, sayIn } from '../../language'
import { type Html, html } from '../../pages/html'
import { registeredPeople } from '../../people/people'
import type { ApiCall } from './calls'
import { bothSides, stepList } from './parts'
import type { TriedCall } from './tryCall'

/** What stands in the form of a try. */
export interface TryForm {
  /** Number of the person; empty for a visitor. */
  person: string
  /** JSON text of the data, as it was typed. */
  data: string
  /** What is wrong with it; absent where nothing is. */
  problem?: string
  /** How the try went; absent before one. */
  tried?: TriedCall
}

/** A form that makes the call as a chosen person, and shows both sides as they were on the wire. */
export function tryForm({ name, route }: ApiCall, { person, data, problem, tried }: TryForm, lang: Lang): Html {
  const say = sayIn(lang)
  const { body = 'json', kind } = route.endpoint
  if (body !== 'json')
    return html`<section><h2>${say('试一试', 'Try')}</h2><p class="lead">${say('这个接口上传文件，请在应用中使用它。', 'This call sends a file: make it in the app.')}</p></section>`
  const options = registeredPeople.map(({ mobile, nickName, note }) =>
    mobile === person
      ? html`<option value="${mobile}" selected>${nickName} ${mobile} · ${inLanguage(note, lang)}</option>`
      : html`<option value="${mobile}">${nickName} ${mobile} · ${inLanguage(note, lang)}</option>`,
  )
  const warning =
    kind === 'read'
      ? ''
      : html`<p class="lead">${say('它会改变本沙盒的数据。', 'It changes the data of this sandbox.')}</p>`
  return html`<section id="try"><h2>${say('试一试', 'Try')}</h2>${warning}
<form class="try" method="post" action="/sandbox/api/${name}/try?lang=${lang}#try">
<label class="field"><span>${say('身份', 'As')}</span><select name="person"><option value="">${say('不登录', 'Not signed in')}</option>${options}</select></label>
<label class="field"><span>${say('数据（JSON）', 'Data (JSON)')}</span><textarea name="data" rows="${Math.min(12, data.split('\n').length + 1)}" spellcheck="false"${problem ? html` aria-invalid="true" aria-describedby="problem"` : ''}>${data}</textarea></label>
${problem ? html`<p class="problem" id="problem" role="alert">${problem}</p>` : ''}
<button class="first">${say('发送', 'Send')}</button></form>${tried ? result(tried, lang) : ''}</section>`
}

const result = (tried: TriedCall, lang: Lang): Html =>
  html`${bothSides(tried, lang)}${tried.steps.length > 0 ? stepList(tried.steps, lang) : ''}`
