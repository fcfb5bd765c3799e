/** Script of the shell page: it is the native app. It answers what the page asks, and says what the buttons tell it to. */
export const shellScript = `
const root = document.querySelector('[data-shell]')
const frame = document.querySelector('#shell-frame')
const log = document.querySelector('#shell-log')
const bar = document.querySelector('#shell-bar')
const nativePage = document.querySelector('#shell-native')
const mode = document.querySelector('#shell-mode')
const consent = document.querySelector('#shell-consent')
const query = new URLSearchParams(location.search)
const { os } = root.dataset
let token = ''

const write = (way, text) => {
  const line = document.createElement('li')
  line.dataset.way = way
  line.textContent = (way === 'out' ? '\\u2190 ' : '\\u2192 ') + text
  log.prepend(line)
  while (log.children.length > 60) log.lastChild.remove()
}

const say = (text) => {
  write('out', text)
  frame.contentWindow.onXbtMessage?.(text)
}
const send = (id, type, code, data) => say(JSON.stringify({ id, type, header: { code }, data }))

const effects = new Map(Object.entries({
  bar: ({ visible }) => { bar.hidden = !visible },
  openPage: ({ nativeType, url }) => showNative(nativeType + (url ? ' ' + url : '')),
  back: ({ appFrom }) => showNative('back ' + appFrom),
}))
// The bar of a web view: the title of the page, and the way back in its history.
const title = document.querySelector('#shell-title')
const showTitle = () => { title.textContent = frame.contentDocument.title }
frame.addEventListener('load', () => {
  showTitle()
  new MutationObserver(showTitle).observe(frame.contentDocument.head, { subtree: true, childList: true, characterData: true })
})
document.querySelector('#shell-back').addEventListener('click', () => frame.contentWindow.history.back())
const showNative = (text) => {
  nativePage.querySelector('b').textContent = text
  nativePage.hidden = false
}
nativePage.querySelector('button').addEventListener('click', () => {
  nativePage.hidden = true
  send('', 'resume', 1, {})
})

const facts = () => ({
  version: '7.1.9',
  consent: consent.checked,
  ...(token && query.get('via') === 'bridge' ? { token } : {}),
})

window.xbtShell = {
  os,
  receive(json) {
    write('in', json)
    const { id, type, data } = JSON.parse(json)
    const how = mode.value
    if (how === 'never') return
    const ok = how === 'success'
    if (ok) effects.get(type)?.(data)
    setTimeout(() => send(id, type, ok ? 1 : 0, !ok ? { tips: 'refused by the shell' } : type === 'hello' ? facts() : {}))
  },
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-say]')
  if (!button) return
  const data = JSON.parse(button.dataset.data)
  send('', button.dataset.say, 1, button.dataset.say === 'login' ? { token } : button.dataset.say === 'ready' ? facts() : data)
})
document.querySelector('#shell-raw').addEventListener('submit', (event) => {
  event.preventDefault()
  say(event.target.elements.raw.value)
})

const open = async () => {
  mode.value = query.get('answer') ?? 'success'
  consent.checked = query.get('consent') !== '0'
  const mobile = query.get('mobile')
  if (mobile) {
    const answer = await fetch('/sandbox/shell/token/' + mobile, { method: 'POST' })
    token = answer.ok ? (await answer.json()).token : ''
  }
  const address = new URL(query.get('path') || '/', location.origin)
  if (token && query.get('via') !== 'bridge') address.searchParams.set('token', token)
  if (query.get('appFrom')) address.searchParams.set('appFrom', query.get('appFrom'))
  if (address.origin === location.origin) frame.src = address.pathname + address.search
}
open()
`
