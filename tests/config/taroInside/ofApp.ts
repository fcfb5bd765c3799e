import { numbersIn, onParts, type Reliance, read } from './reliance'

const slide = numbersIn(read('src/platform/page/pageTurns.ts'), /slide = ([\d_]+)/g)[0] ?? 0

// H5 takes the router's single files, not those in which it is whole.
const router = '@tarojs/router/dist'

/** What the app relies on in Taro's router and elements. */
export const ofApp: readonly Reliance[] = [
  {
    ours: 'src/platform/page/pageTurns.ts',
    theirs: `${router}/router/page.js`,
    on: `a page has replaced another one after ${slide} ms: it is hidden once the delay and the duration are over`,
    holds: (text) => {
      const [, duration, delay] = /defaultAnimation = \{ duration: (\d+), delay: (\d+) \}/.exec(text) ?? []
      return Number(duration) + Number(delay) <= slide && text.includes('this.animationDuration + this.animationDelay')
    },
    changes: [
      ['duration: 300', `duration: ${slide}`],
      ['defaultAnimation = {', 'defaultAnimation = { easing: 1,'],
      ['}, this.animationDuration + this.animationDelay', '}, 2 * this.animationDuration'],
    ],
  },
  onParts(
    'src/platform/page/pageCode.h5.ts',
    'history/index.js',
    'the position of an entry is `idx` in the state of the browser’s history',
    'return [state.idx, ',
    'idx: index',
  ),
  onParts(
    'src/platform/page/hostBar.h5.ts',
    `${router}/navigationBar.js`,
    'the bar has parts with the classes of back, home and title',
    ...['back', 'home', 'title'].map((part) => `classList.add('taro-navigation-bar-${part}')`),
  ),
  onParts(
    'src/platform/storage/storage.ts',
    '@tarojs/taro-h5/dist/api/storage/index.js',
    'a value is kept as JSON of `{ data }`, as customers have it already',
    'obj = { data }',
    'localStorage.setItem(key, JSON.stringify(obj))',
    'data: item.data',
  ),
  onParts(
    'src/ui/host/h5Elements.tsx',
    '@tarojs/components/dist/collection/components/view/view.js',
    'Taro’s own view looks pressed after 50 ms and for 400 ms',
    'hoverStartTime = 50;',
    'hoverStayTime = 400;',
  ),
  onParts(
    'src/ui/layer/usePanel.h5.ts',
    '@stencil/core/internal/client/index.js',
    'elements are hidden until they have the class `hydrated`',
    "'{visibility:hidden}.hydrated{visibility:inherit}'",
  ),
  onParts(
    'src/ui/input/fieldProps.h5.ts',
    '@tarojs/components/dist/components/taro-input-core.js',
    '`nativeProps` reach the field, after the properties of Input itself',
    'onCompositionEnd: this.handleComposition }, nativeProps, {',
  ),
]
