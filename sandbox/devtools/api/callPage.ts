import type { LoggedCall } from '../../http/callLog'
import { limited } from '../../http/limits'
import { type Lang, sayIn } from '../../language'
import { html, page } from '../../pages/html'
import type { Callers } from './callers'
import { address, fieldTable, headerTable, lastCalls, madeBy, needs, refusals, signature } from './callSections'
import type { ApiCall } from './calls'
import { wireExamples } from './examples'
import { fieldRows } from './fields'
import { apiHead } from './listPage'
import { areaName } from './names'
import { raw, section } from './parts'
import type { SigningStep } from './signing'
import { type TryForm, tryForm } from './tryForm'

/** What the page of a call shows. */
export interface CallPageFacts {
  call: ApiCall
  definitions: Readonly<Record<string, object>>
  callers: Callers
  /** From the data of the example to what is sent; none where it is not signed. */
  steps: readonly SigningStep[]
  /** The last calls of this sandbox, newest first. */
  last: readonly LoggedCall[]
  form: TryForm
}

/** `/sandbox/api/<name>`: one call, from what it is for to how it went the last times. */
export function callPage({ call, definitions, callers, steps, last, form }: CallPageFacts, lang: Lang): string {
  const { name, types, summary, area } = call
  const say = sayIn(lang)
  const example = wireExamples()[name]
  const answer = html`${fieldTable(fieldRows(definitions, types.response), lang)}${needs(call, lang)}`
  return page(
    { zh: `沙盒 · 接口 ${name}`, en: `Sandbox · Call ${name}` },
    lang,
    html`${apiHead}<p class="way"><a href="/sandbox/api?lang=${lang}">${say('全部接口', 'All calls')}</a> › <a href="/sandbox/api?lang=${lang}#${area}">${areaName(area, lang)}</a></p>
<h1>${name}</h1><p class="lead" lang="en">${summary}</p>
${address(call, lang)}
${tryForm(call, form, lang)}
${section(say('谁调用它', 'Who makes it'), madeBy(name, callers, lang))}
${section(say('请求头', 'Headers'), headerTable(call, lang))}
${section(say('请求数据', 'Data of the request'), fieldTable(fieldRows(limited(definitions) as Readonly<Record<string, object>>, types.request), lang))}
${section(say('签名', 'Signature'), signature(steps, lang))}
${section(say('应答数据', 'Data of the answer'), answer)}
${section(say('拒绝', 'Refusals'), refusals(call, lang))}
${example ? section(say('示例', 'Example'), html`${raw(say('数据', 'Data'), JSON.stringify(example.data))}${raw(say('应答', 'Answer'), JSON.stringify(example.answer))}`) : ''}
${section(say('本沙盒最近的调用', 'The last calls of this sandbox'), lastCalls(last, lang))}`,
  )
}
