import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { BUILT_ORIGIN } from '../../sandbox/devtools/hosts/network'
import { dialects } from '../../sandbox/devtools/hosts/platform'
import type { Fields, Platform } from '../../sandbox/devtools/hosts/protocol'

/** Code of a handler for each button of the first page; `host` is wx, my or tt, `page` the page's instance. */
type Handlers = Record<string, string>

const write = (dir: string, file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
  fs.writeFileSync(path.join(dir, file), text)
}

/** WXML in the dialect of a platform. */
function localized(wxml: string, platform: Platform): string {
  if (platform === 'weapp') return wxml
  if (platform === 'tt') return wxml.replaceAll('wx:', 'tt:')
  return wxml
    .replaceAll('wx:', 'a:')
    .replace(/bind([a-z])(\w*)=/g, (_match, first: string, rest: string) => `on${first.toUpperCase()}${rest}=`)
}

const pageScript = (namespace: string, handlers: Handlers): string => `
  const host = ${namespace}
  Page({
    data: { message: 'ready', name: '', picked: 0, slide: 0, shows: 0, rows: [], scrolls: [], ends: 0, tall: 0 },
    onLoad(query) { this.setData({ message: 'loaded ' + JSON.stringify(query) }) },
    onShow() { this.setData({ shows: this.data.shows + 1 }) },
    onPageScroll(event) { this.setData({ scrolls: this.data.scrolls.concat(event) }) },
    onReachBottom() { this.setData({ ends: this.data.ends + 1 }) },
    onPullDownRefresh() { this.setData({ message: 'pulled' }) },
    onShareAppMessage() { return { title: 'shared' } },
    say(message) { this.setData({ message }) },
    outer() { this.setData({ outer: 'outer heard' }) },
    typed(event) { this.setData({ name: event.detail.value }) },
    picks(event) { this.setData({ picked: event.detail.value }) },
    slides(event) { this.setData({ slide: event.detail.current }) },
    lower() { this.setData({ message: 'lower end' }) },
    switched(event) { this.setData({ message: 'switch ' + event.detail.value }) },
    sent(event) { this.setData({ message: JSON.stringify(event.detail.value) }) },
    ${Object.entries(handlers)
      .map(([name, body]) => `${name}() { const page = this; ${body} },`)
      .join('\n    ')}
  })`

const homeTemplate = (handlers: Handlers, more: string): string => `
<view class="title">{{message}}</view>
<text id="shows">shows {{shows}}</text>
<view bindtap="outer" id="outer">{{outer}}
  ${Object.keys(handlers)
    .map((name) => `<button id="${name}" bindtap="${name}">${name}</button>`)
    .join('\n  ')}
</view>
<button id="off" disabled="{{true}}" bindtap="outer">off</button>
<input id="name" placeholder="your name" value="{{name}}" bindinput="typed" /><text id="hello">hello {{name}}</text>
<picker id="picker" range="{{rows}}" value="{{picked}}" bindchange="picks"><view>picked {{picked}}</view></picker>
<swiper id="swiper" current="{{slide}}" bindchange="slides"><swiper-item>one</swiper-item><swiper-item>two</swiper-item></swiper>
<text id="slide">slide {{slide}}</text>
<scroll-view id="scroll" scroll-y bindscrolltolower="lower"><view>rows</view></scroll-view>
<switch id="switch" bindchange="switched" />
<form id="form" bindsubmit="sent"><input name="phone" value="138" /><button formType="submit">send</button></form>
<view wx:for="{{rows}}" wx:key="id" class="row">{{item.text}}</view>
<text id="ends">ends {{ends}}</text>
<view style="height: {{tall}}px"></view>${more}`

/**
 * Writes a small native mini-program with two tabs, one page and a sub-package to a new temporary folder and returns its path. Each handler
 * becomes a button of the first page, which ends with `more`. It tests the host without a Taro build.
 */
export function writeFixture(platform: Platform, handlers: Handlers = {}, more = ''): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), `minihost-${platform}-`))
  const { namespace, template, style } = dialects[platform]
  const tabs = [
    { pagePath: 'pages/home', text: 'Home' },
    { pagePath: 'pages/other', text: 'Other' },
  ]
  const tabBar =
    platform === 'alipay' ? { items: tabs.map(({ pagePath, text }) => ({ pagePath, name: text })) } : { list: tabs }
  const app: Fields = {
    pages: ['pages/home', 'pages/other', 'pages/plain'],
    subPackages: [{ root: 'sub', pages: ['detail'] }],
    tabBar,
  }
  const page = (file: string, script: string, wxml: string): void => {
    write(dir, `${file}.js`, script)
    write(dir, `${file}.json`, '{}')
    write(dir, file + template, localized(wxml, platform))
  }
  write(dir, 'app.json', JSON.stringify(app))
  write(dir, 'app.js', 'App({ onLaunch(options) { this.launched = options.path }, onShow() {}, onHide() {} })')
  write(dir, `app${style}`, 'view { width: 750rpx }')
  page('pages/home', pageScript(namespace, handlers), homeTemplate(handlers, more))
  const counter = `Page({ data: { n: 0 }, onLoad() { this.setData({ n: 0 }) }, more() { this.setData({ n: this.data.n + 1 }) } })`
  page('pages/other', counter, '<button id="more" bindtap="more">more</button><view id="n">n {{n}}</view>')
  page('pages/plain', 'Page({ onLoad() { this.setData({ a: 1 }) } })', '<view>plain page</view>')
  page(
    'sub/detail',
    `Page({ data: {}, onLoad(query) { this.setData({ word: query.word }) } })`,
    '<view>detail {{word}}</view>',
  )
  return dir
}

/** Adds Alipay's source of random bytes to a fixture, as the build for Alipay does. */
export function addRandomWorker(dir: string): void {
  const script = 'workers/random.js'
  write(dir, script, fs.readFileSync(path.resolve(__dirname, '../../src/platform/host/randomWorker.js'), 'utf8'))
  const file = path.join(dir, 'app.json')
  fs.writeFileSync(file, JSON.stringify({ ...JSON.parse(fs.readFileSync(file, 'utf8')), workers: [script] }))
}

/** Code of a handler that posts to the compiled-in sandbox address and shows the answer. */
export const postToSandbox = (path: string): string => `
  host.request({ url: '${BUILT_ORIGIN}${path}', method: 'POST', data: { a: 1 },
    success: (res) => page.say('answer ' + (res.statusCode || res.status) + ' ' + JSON.stringify(res.data)),
    fail: (res) => page.say('failed ' + (res.errMsg || res.errorMessage)) })`
