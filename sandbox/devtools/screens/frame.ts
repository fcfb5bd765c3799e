import { formatted } from '../../beijing'
import { inLanguage, type Lang, sayIn, type Text } from '../../language'
import { type Html, html } from '../../pages/html'
import type { ChangeReport } from './compare/changes'
import { fileOf, type ScreenPicture } from './screenPicture'

/** Style and script of the two pages. */
export const head = html`<link rel="stylesheet" href="/sandbox/screens.css">
<script src="/sandbox/screens.js" defer></script>`

/** The two pages as tabs; the second one with the number of changes. */
export function tabs(open: 'screens' | 'changes', report: ChangeReport | undefined, lang: Lang): Html {
  const tab = (name: typeof open, href: string, text: Html) =>
    name === open
      ? html`<a href="${href}?lang=${lang}" aria-current="page">${text}</a>`
      : html`<a href="${href}?lang=${lang}">${text}</a>`
  const count = report ? [html` <span class="count">${report.changes.length}</span>`] : []
  return html`<nav class="tabs" aria-label="${inLanguage({ zh: '视图', en: 'Views' }, lang)}">
${tab('screens', '/sandbox/screens', html`${inLanguage({ zh: '全部页面', en: 'All screens' }, lang)}`)}
${tab('changes', '/sandbox/screens/changes', html`${inLanguage({ zh: '变化', en: 'Changes' }, lang)}${count}`)}
</nav>`
}

/** A moment of a picture or a report, in Beijing time. */
export const moment = (iso: string): Html =>
  html`<time datetime="${iso}">${formatted(new Date(iso), 'yyyy-MM-dd HH:mm')}</time>`

export type PictureSet = 'taken' | 'kept' | 'difference'

/** A picture that opens large; without the script, its link shows the file. */
export function thumbnail(
  set: PictureSet,
  picture: ScreenPicture,
  { name, caption, version }: { name: string; caption: Text; version: string },
  lang: Lang,
): Html {
  const source = `/sandbox/screens/pictures/${set}/${fileOf(picture)}?v=${encodeURIComponent(version)}`
  const words = inLanguage(caption, lang)
  return html`<a class="${picture.wide ? 'thumbnail is-wide' : 'thumbnail'}" href="${source}" data-large="${name} · ${words}"><img src="${source}" alt="${name} · ${words}" loading="lazy" decoding="async"><span>${words}</span></a>`
}

/** Where the script shows a picture large. */
export const largeView = (lang: Lang): Html => {
  const say = sayIn(lang)
  return html`<dialog class="large" id="large" aria-labelledby="large-caption">
<header><strong id="large-caption"></strong><span class="actions"><button type="button" data-step="-1" aria-label="${say('上一张', 'Previous picture')}">←</button><button type="button" data-step="1" aria-label="${say('下一张', 'Next picture')}">→</button><button type="button" data-close>${say('关闭', 'Close')}</button></span></header>
<div class="large-picture" tabindex="0" role="group" aria-labelledby="large-caption"><img alt=""></div>
</dialog>`
}
