import { inLanguage, type Lang, type Text } from '../language'
import { html, page } from './html'

const apps = new Map<string, Text>([
  ['app', { zh: '小补贴钱包', en: 'Xiaobutie Wallet' }],
  ['xbt', { zh: '小补贴', en: 'Xiaobutie' }],
])

const stores = new Map<string, Text>([
  ['ios', { zh: '应用商店', en: 'App store' }],
  ['android', { zh: '安卓应用市场', en: 'Android app market' }],
])

const note: Text = {
  zh: '演练环境：真实部署时这里是应用商店的页面，地址由构建变量配置。',
  en: 'A rehearsal: in a real deployment this is the page of the store, whose address the build is given.',
}

/** `/sandbox/store/<app>/<os>`: where the download screens lead; undefined for an app or a store that does not exist. */
export function storePage(app: string, os: string, lang: Lang): string | undefined {
  const [name, store] = [apps.get(app), stores.get(os)]
  if (!name || !store) return undefined
  return page(
    store,
    lang,
    html`<h1>${inLanguage(store, lang)}</h1><p class="lead">${inLanguage(note, lang)}</p>
<div class="grid"><article class="card"><b>${inLanguage(name, lang)}</b></article></div>`,
  )
}
