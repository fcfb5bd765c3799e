import { inLanguage, type Lang, sayIn } from '../language'
import { html, page } from './html'

const title = { zh: '没有这个页面', en: 'No such page' }

/** What a browser sees where there is nothing, which is everywhere as long as the app is not built. */
export function notFoundPage(lang: Lang): string {
  const say = sayIn(lang)
  return page(
    title,
    lang,
    html`<h1>${inLanguage(title, lang)}</h1>
<p class="lead">${say('应用尚未构建时也会看到这里，请先运行', 'You also see this as long as the app is not built. Run')} <code>npm run build:h5</code></p>`,
  )
}
