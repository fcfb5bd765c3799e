import type { FastifyInstance } from 'fastify'
import { inLanguage, type Lang, sayIn, type Text } from '../language'
import { type Html, html } from '../pages/html'

/** What a page with a search loads. */
export const searchHead = html`<link rel="stylesheet" href="/sandbox/search.css">
<script src="/sandbox/search.js" defer></script>`

/** The words of a search. */
export interface SearchTexts {
  label: Text
  placeholder: Text
  /** What is found, such as `{count} screens`, and of how many. */
  all: Text
  some: Text
  nothing: Text
}

/** The box of a search with the lists beside it, and what it says where nothing fits. */
export function searchTools(texts: SearchTexts, count: number, lists: readonly Html[], lang: Lang): Html {
  const of = (text: Text): string => inLanguage(text, lang).replace('{count}', String(count))
  return html`<search class="tools">
<label class="field"><span>${of(texts.label)}</span><input type="search" id="search" autocomplete="off" spellcheck="false" placeholder="${of(texts.placeholder)}" aria-describedby="found"></label>
${lists}
<p id="found" role="status" data-all="${of(texts.all)}" data-some="${of(texts.some)}">${of(texts.all)}</p>
</search>`
}

/** The areas of a page as links, and what stands in place of them where nothing fits. */
export function searchAreas(
  areas: readonly { id: string; name: string; count: number }[],
  texts: SearchTexts,
  lang: Lang,
): Html {
  const say = sayIn(lang)
  return html`<nav class="areas" aria-label="${say('业务', 'Areas')}">${areas.map(({ id, name, count }) => html`<a href="#${id}">${name} <small>${count}</small></a>`)}</nav>
<p class="empty" id="nothing" hidden>${inLanguage(texts.nothing, lang)} <b></b><br><button type="button">${say('清除搜索', 'Clear the search')}</button></p>`
}

/** The list of an area, under its heading. */
export const searchArea = (id: string, name: string, items: readonly Html[], kind: string): Html =>
  html`<section class="area" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${name} <small>${items.length}</small></h2>
<ul class="${kind}">${items}</ul>
</section>`

const style = `
[hidden] { display: none !important }
.tools { position: sticky; top: 65px; z-index: 1; display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 1.4fr) auto; gap: 8px 16px; align-items: end;
  margin: 0 -24px; padding: 16px 24px 12px; background: var(--ground) }
.field { display: flex; flex-direction: column; gap: 4px; color: var(--soft); font-size: 13px }
.field input, .field select { width: 100%; min-height: 44px; padding: 0 14px; border: 1px solid #c9d1dc; border-radius: 12px; background: #fff; color: var(--ink); font: inherit; font-size: 15px }
.field :focus-visible { outline: 3px solid #f5a623; outline-offset: 1px }
#found { min-height: 44px; line-height: 44px; color: var(--soft); font-variant-numeric: tabular-nums; white-space: nowrap }
.areas { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 4px }
.areas a { padding: 5px 12px; border: 1px solid var(--line); border-radius: 18px; background: #fff; color: var(--ink); font-size: 14px }
.areas a:hover { border-color: var(--main) }
.area { scroll-margin-top: 160px }
.area h2 small { margin-left: 4px; font-weight: 400 }
@media (max-width: 720px) {
  .tools { position: static; grid-template-columns: minmax(0, 1fr); margin: 0 -16px; padding: 16px 16px 4px }
  #found { min-height: 0; line-height: 1.6 }
  .areas { flex-wrap: nowrap; margin: 4px -16px 0; padding: 4px 16px; overflow-x: auto }
  .areas a { flex: none }
  .area { scroll-margin-top: 16px }
}
`

/**
 * Hides each item whose `data-words` lack a word of the search, or the value of a list with `data-filter`; and the areas without an item. Both are kept
 * in the address.
 */
const script = `
const search = document.querySelector('#search')
if (search) {
  const found = document.querySelector('#found')
  const nothing = document.querySelector('#nothing')
  const items = [...document.querySelectorAll('[data-words]')]
  const filters = [...document.querySelectorAll('[data-filter]')]
  const find = () => {
    const chosen = filters.map((filter) => filter.value).filter(Boolean)
    const words = [...search.value.trim().toLowerCase().split(/\\s+/).filter(Boolean), ...chosen]
    for (const item of items) item.hidden = !words.every((word) => item.dataset.words.includes(word))
    for (const area of document.querySelectorAll('.area')) {
      area.hidden = !area.querySelector('[data-words]:not([hidden])')
      document.querySelector('.areas a[href="#' + area.id + '"]').hidden = area.hidden
    }
    const shown = items.filter((item) => !item.hidden).length
    found.textContent = words.length ? found.dataset.some.replace('{found}', shown) : found.dataset.all
    nothing.hidden = shown > 0
    nothing.querySelector('b').textContent = [search.value.trim(), ...chosen].filter(Boolean).join(' ')
    const address = new URL(location.href)
    for (const [name, value] of [['q', search.value.trim()], ...filters.map((filter) => [filter.name, filter.value])]) {
      if (value) address.searchParams.set(name, value)
      else address.searchParams.delete(name)
    }
    history.replaceState(null, '', address)
  }
  const given = new URL(location.href).searchParams
  search.value = given.get('q') ?? ''
  for (const filter of filters) {
    const value = given.get(filter.name)
    if ([...filter.options].some((option) => option.value === value)) filter.value = value
    filter.addEventListener('change', find)
  }
  search.addEventListener('input', find)
  search.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') { search.value = ''; find() }
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return
    const first = document.querySelector('[data-words]:not([hidden]) :is(a, button)')
    if (first) { event.preventDefault(); first.focus() }
  })
  nothing.querySelector('button').addEventListener('click', () => {
    search.value = ''
    for (const filter of filters) filter.value = ''
    find()
    search.focus()
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target.closest('input, select, dialog')) return
    event.preventDefault()
    search.focus()
  })
  if (search.value || filters.some((filter) => filter.value)) find()
}
`

/** Style and script of the search of a page. */
export function mountSearch(app: FastifyInstance): void {
  app.get('/sandbox/search.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(style))
  app.get('/sandbox/search.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script))
}
