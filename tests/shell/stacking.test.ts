import path from 'node:path'
import { compile } from 'sass'

/** What Taro's router says about its pages. It stands first here because jsdom lets the last rule win, not the most specific one. */
const routerStyle = '.taro_router > .taro_page { transform: translate(100%, 0); z-index: 0; }'
const appStyle = compile(path.join(__dirname, '../../src/app.scss')).css

const zIndexOf = (classes: string) => {
  document.head.innerHTML = `<style>${routerStyle}</style><style>${appStyle}</style>`
  document.body.innerHTML = `<div class="taro_router"><div class="taro_page ${classes}"></div></div>`
  const page = document.querySelector('.taro_page')
  return page && getComputedStyle(page).zIndex
}

/** The highest `z-index` of what is fixed on a page. */
const highestOnPage = 1000

it.each(['taro_page_show taro_page_stationed', 'taro_tabbar_page'])(
  'a page at rest (%s) is no stacking context, in which WebKit would paint what is fixed in the wrong place',
  (classes) => expect(zIndexOf(classes)).toBe('auto'),
)

it('a page that slides covers what is fixed on the page under it', () => {
  expect(Number(zIndexOf('taro_page_show'))).toBeGreaterThan(highestOnPage)
})
