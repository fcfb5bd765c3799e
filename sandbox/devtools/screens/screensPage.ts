import { inLanguage, type Lang, sayIn } from '../../language'
import { type Html, html, page } from '../../pages/html'
import { registeredPeople } from '../../people/people'
import { type SearchTexts, searchArea, searchAreas, searchHead, searchTools } from '../search'
import type { CataloguedArea } from './catalogue'
import type { ChangeReport } from './compare/changes'
import { head, largeView, moment, tabs } from './frame'
import { areaNames } from './names'
import { screenCard } from './screenCard'

const texts: SearchTexts = {
  label: { zh: '搜索标题、路径或业务', en: 'Search title, path or area' },
  placeholder: { zh: '例如：优惠券', en: 'For example: coupon' },
  all: { zh: '共 {count} 个页面', en: '{count} screens' },
  some: { zh: '{found} / {count} 个页面', en: '{found} of {count} screens' },
  nothing: { zh: '没有页面符合', en: 'No screen fits' },
}

const title = { zh: '沙盒 · 页面', en: 'Sandbox · Screens' }

export interface ScreensFacts {
  areas: readonly CataloguedArea[]
  /** The address that opens each screen, by the path of its route. */
  addresses: ReadonlyMap<string, string>
  /** When the newest picture was taken; undefined without pictures. */
  takenAt: string | undefined
  report: ChangeReport | undefined
}

/** `/sandbox/screens`: every screen by area with its pictures, states and people, and a search box. */
export function screensPage({ areas, addresses, takenAt, report }: ScreensFacts, lang: Lang): string {
  const say = sayIn(lang)
  const count = areas.reduce((sum, { screens }) => sum + screens.length, 0)
  const source = takenAt
    ? html`<p class="lead">${say('图片拍摄于：', 'The pictures were taken on ')}${moment(takenAt)}${say('。虚线标出的状态当时没有出现，例如页面总是立即显示内容。', '. A dashed state did not occur then, for example where a screen always shows its content at once.')}</p>`
    : html`<p class="note-box" role="note">${say('还没有图片。运行 ', 'There are no pictures yet. ')}<code>npm run pictures:take</code>${say(' 后，每个页面的图片会显示在这里。', ' takes them of every screen; reload this page afterwards.')}</p>`
  return page(
    title,
    lang,
    html`${searchHead}${head}<h1>${say('页面', 'Screens')}</h1>
${source}
${tabs('screens', report, lang)}
${searchTools(texts, count, [html`<label class="field"><span>${say('打开身份', 'Open as')}</span><select id="person">${peopleOptions(lang)}</select></label>`], lang)}
${searchAreas(
  areas.map(({ area, screens }) => ({ id: area, name: inLanguage(areaNames[area], lang), count: screens.length })),
  texts,
  lang,
)}
${areas.map(({ area, screens }) =>
  searchArea(
    area,
    inLanguage(areaNames[area], lang),
    screens.map((screen) => screenCard(screen, addresses.get(screen.route.path) ?? '/', lang)),
    'screens',
  ),
)}
${largeView(lang)}`,
  )
}

/** Everybody a screen can be opened as; the first option leaves it to the tests. */
function peopleOptions(lang: Lang): Html[] {
  const say = sayIn(lang)
  return [
    html`<option value="same">${say('与测试相同', 'As in the tests')}</option>`,
    html`<option value="">${say('不登录', 'Not signed in')}</option>`,
    ...registeredPeople.map(
      ({ mobile, nickName, note }) =>
        html`<option value="${mobile}">${nickName} ${mobile} · ${inLanguage(note, lang)}</option>`,
    ),
  ]
}
