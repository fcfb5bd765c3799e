import { maskName } from '@/lib/mask'
import { yuan } from '@/lib/money'
import { inLanguage, type Lang, sayIn, type Text } from '../../language'
import { type Html, html, page } from '../../pages/html'
import { checkPath } from './document/address'
import type { Facts } from './document/facts'
import type { Printed, Verdict } from './verify'

const title = { zh: '沙盒 · 查验结清证明', en: 'Sandbox · Verify a certificate' }

/** An answer to a code that was typed. */
type Found = Exclude<Verdict, { kind: 'none' }>

const verdicts: Record<Found['kind'], { title: Text; text: Text }> = {
  valid: {
    title: { zh: '证明有效', en: 'The certificate is valid' },
    text: {
      zh: '内容与出具时一致，请与手中的证明逐项核对。',
      en: 'It is as it was issued. Compare it with the one you hold.',
    },
  },
  altered: {
    title: { zh: '证明内容被改动', en: 'The certificate was altered' },
    text: {
      zh: '校验码存在，但编号、金额等内容与出具时不一致，请勿采信。',
      en: 'There is such a code, but the number or the amount is not what was issued. Do not rely on it.',
    },
  },
  unknown: {
    title: { zh: '没有这份证明', en: 'There is no such certificate' },
    text: {
      zh: '请核对校验码；仍查不到时，该证明不是我方出具。',
      en: 'Check the code. If it is correct, the certificate is not ours.',
    },
  },
}

/** `/sandbox/certificates`: a form for what is printed, and whether it is genuine. The name is masked, since anyone may ask (S6). */
export function checkPage(printed: Printed, verdict: Verdict, lang: Lang): string {
  const say = sayIn(lang)
  const field = (name: keyof Printed, label: string, hint: string) =>
    html`<p><label>${label}<br><input name="${name}" value="${printed[name]}" placeholder="${hint}" maxlength="40"></label></p>`
  return page(
    title,
    lang,
    html`<h1>${say('查验结清证明', 'Verify a settlement certificate')}</h1>
<p class="lead">${say('输入证明上的校验码。填写编号和金额时一并核对。', 'Type the check code of the certificate. The number and the amount are compared too where you give them.')}</p>
${verdict.kind === 'none' ? [] : [verdictOf(verdict, lang)]}
<form class="fields" method="get" action="${checkPath}"><input type="hidden" name="lang" value="${lang}">
${field('code', say('校验码', 'Check code'), 'XXXX-XXXX-XXXX-XXXX')}
${field('number', say('证明编号（选填）', 'Number (optional)'), 'JQ…')}
${field('amount', say('本金合计，元（选填）', 'Amount in yuan (optional)'), '12345.60')}
<p><button class="first">${say('查验', 'Verify')}</button></p></form>`,
  )
}

function verdictOf(verdict: Found, lang: Lang): Html {
  const words = verdicts[verdict.kind]
  return html`<section class="card" role="status" id="verdict-${verdict.kind}"><h2>${inLanguage(words.title, lang)}</h2>
<p>${inLanguage(words.text, lang)}</p>${verdict.kind === 'valid' ? [factsOf(verdict.facts, lang)] : []}</section>`
}

function factsOf({ number, issued, name, idNumber, loans, amount, isGeneral }: Facts, lang: Lang): Html {
  const say = sayIn(lang)
  const rows: [string, string][] = [
    [say('证明编号', 'Number'), number],
    [say('种类', 'Kind'), isGeneral ? say('全部贷款', 'All loans') : say('所列贷款', 'The named loans')],
    [say('出具日期', 'Issued on'), issued],
    [say('客户', 'Customer'), `${maskName(name)} ${idNumber}`],
    [say('贷款编号', 'Loans'), loans.map(({ loanId }) => loanId).join(', ')],
    [say('本金合计', 'Amount'), yuan(amount)],
  ]
  return html`<div class="scroll"><table><tbody>${rows.map(([label, value]) => html`<tr><th scope="row">${label}</th><td>${value}</td></tr>`)}</tbody></table></div>`
}
