import { routeAt } from '@/routes'
import { inLanguage, type Lang, sayIn } from '../../language'
import { type Html, html, page } from '../../pages/html'
import { type Change, type ChangeReport, changeKinds, countsOf, percent } from './compare/changes'
import { head, largeView, moment, type PictureSet, tabs, thumbnail } from './frame'
import { captionOf, changeNames } from './names'

const title = { zh: '沙盒 · 页面变化', en: 'Sandbox · Changed screens' }

export interface ChangesFacts {
  /** When the newest picture of the run and of the reference was taken; undefined where there is none. */
  takenAt: string | undefined
  keptAt: string | undefined
  report: ChangeReport | undefined
}

/** `/sandbox/screens/changes`: what the pictures of the last run differ in from the kept ones, side by side. */
export function changesPage(facts: ChangesFacts, lang: Lang): string {
  const say = sayIn(lang)
  const { takenAt, keptAt, report } = facts
  const changes = report?.changes ?? []
  const dates = [
    ...(takenAt ? [html`<p class="lead">${say('最近一次的图片：', 'Last pictures: ')}${moment(takenAt)}</p>`] : []),
    ...(keptAt ? [html`<p class="lead">${say('参考图片：', 'Reference: ')}${moment(keptAt)}</p>`] : []),
  ]
  return page(
    title,
    lang,
    html`${head}<h1>${say('变化', 'Changes')}</h1>
${dates}
${tabs('changes', report, lang)}
${summary(facts, lang)}
${changes.map((change) => changeCard(change, facts, lang))}
${largeView(lang)}`,
  )
}

/** What the comparison says as a whole, or what to do first. */
function summary({ takenAt, keptAt, report }: ChangesFacts, lang: Lang): Html {
  const say = sayIn(lang)
  const keep = html`<form method="post" action="/sandbox/screens/keep?lang=${lang}"><button class="first">${say('以最近一次的图片为参考', 'Keep the new pictures as the reference')}</button></form>`
  if (!takenAt)
    return html`<p class="note-box" role="note">${say('还没有图片。运行 ', 'There are no pictures yet. ')}<code>npm run pictures:take</code>${say(' 会拍摄每个页面并与参考图片比较。', ' takes them of every screen and compares them with the reference.')}</p>`
  if (!keptAt)
    return html`<div class="note-box"><p>${say('还没有参考图片。保存后，下一次运行会与它们比较。', 'No reference is kept yet. Keep these pictures, and the next run is compared with them.')}</p>${keep}</div>`
  if (!report)
    return takenAt === keptAt
      ? html`<p class="done" role="status">${say('最近一次的图片就是参考图片。', 'The last pictures are the reference.')}</p>`
      : html`<div class="note-box"><p>${say('最近一次的图片尚未比较。运行 ', 'The last pictures are not compared yet. Run ')}<code>npm run pictures</code>${say('。', '.')}</p>${keep}</div>`
  const counts = countsOf(report.changes)
  const numbers = changeKinds.map(
    (kind) => html`<li><b>${counts[kind]}</b> ${inLanguage(changeNames[kind], lang)}</li>`,
  )
  return html`<div class="summary"><ul><li><b>${report.compared}</b> ${say('已比较', 'Compared')}</li>${numbers}</ul>${report.changes.length ? keep : ''}</div>
${report.changes.length ? '' : html`<p class="empty" role="status">${say('没有变化：所有图片与参考一致。', 'Nothing changed: every picture is the same as the reference.')}</p>`}`
}

/** Which pictures each kind of change has to show. */
const setsOf: Readonly<Record<Change['kind'], readonly PictureSet[]>> = {
  changed: ['kept', 'taken', 'difference'],
  resized: ['kept', 'taken', 'difference'],
  new: ['taken'],
  missing: ['kept'],
  unreadable: ['kept', 'taken'],
}

const setNames: Readonly<Record<PictureSet, { zh: string; en: string }>> = {
  kept: { zh: '之前', en: 'Before' },
  taken: { zh: '现在', en: 'After' },
  difference: { zh: '差异', en: 'Difference' },
}

function changeCard(
  { kind, picture, share, sizes }: Change,
  { takenAt = '', keptAt = '', report }: ChangesFacts,
  lang: Lang,
): Html {
  const route = routeAt(picture.screen)
  const name = route ? route.title[lang] : picture.screen
  const versions = { kept: keptAt, taken: takenAt, difference: report?.comparedAt ?? '' }
  const details = [
    share === undefined
      ? ''
      : inLanguage({ zh: `${percent(share)} 的像素`, en: `${percent(share)} of the pixels` }, lang),
    sizes ? `${sizes.before} → ${sizes.after}` : '',
  ].filter(Boolean)
  return html`<article class="change" data-kind="${kind}">
<header><h2>${name} <small>${inLanguage(captionOf(picture), lang)}</small></h2><code>${picture.screen}</code>
<p><span class="kind">${inLanguage(changeNames[kind], lang)}</span> ${details.join(' · ')}</p></header>
<div class="columns">${setsOf[kind].map((set) => thumbnail(set, picture, { name, caption: setNames[set], version: versions[set] }, lang))}</div>
</article>`
}
