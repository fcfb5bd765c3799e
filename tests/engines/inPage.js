/** What the tests do inside a page of any engine. The text of this file is sent to the browser, so that it uses nothing from elsewhere. */
const clean = (text) => (text ?? '').replace(/\s+/g, ' ').trim()

function isVisible(node) {
  const { width, height } = node.getBoundingClientRect()
  return width > 0 && height > 0 && getComputedStyle(node).visibility !== 'hidden'
}

/** The innermost nodes with a text, those with exactly this text first where there are any. */
function withText(text) {
  const wanted = clean(text)
  const has = (node) => clean(node.textContent).includes(wanted)
  const all = [...document.querySelectorAll('body *:not(script, style, noscript)')]
  const inner = all.filter((node) => has(node) && ![...node.children].some(has) && isVisible(node))
  const exact = inner.filter((node) => clean(node.textContent) === wanted)
  return exact.length > 0 ? exact : inner
}

const allOf = (target) =>
  typeof target === 'string' ? [...document.querySelectorAll(target)].filter(isVisible) : withText(target.text)

/** Whether something moves that will stop. */
const moves = () =>
  document.getAnimations().some((one) => one.playState === 'running' && one.effect?.getTiming().iterations !== Infinity)

/** The middle of a node in the window, once nothing moves and a tap there meets it; it is scrolled into view. */
function place(target, nth) {
  const node = allOf(target)[nth]
  if (!node || moves()) return null
  const middle = () => {
    const { left, top, width, height } = node.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const meets = ({ x, y }) => {
    const met = document.elementFromPoint(x, y)
    return met !== null && (node.contains(met) || met.contains(node))
  }
  if (!meets(middle())) node.scrollIntoView({ block: 'center' })
  const at = middle()
  return meets(at) ? at : null
}

function textOf(target) {
  const node = allOf(target)[0]
  return node ? node.textContent : null
}

/** Focuses the field in a target and selects what it contains, so that what is typed takes its place. */
function focusField(target) {
  const node = allOf(target)[0]
  const field = node && (node.matches('input, textarea') ? node : node.querySelector('input, textarea'))
  if (!field) return false
  field.focus()
  field.select()
  return document.activeElement === field
}

/** Chooses in a column of a picker, which is a `select`; the first option is its placeholder. */
function choose(picker, column, index) {
  const select = document.querySelectorAll(`${picker} select`)[column]
  if (!select || select.options.length <= index + 1) return false
  select.selectedIndex = index + 1
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
  return true
}

/** Where the app is, and whether a page still slides over another. */
const whereNow = () => ({
  address: location.href,
  isStill: document.querySelectorAll('.taro_page:not(.taro_page_shade)').length <= 1,
})

/** Places of what stays where it is while the page scrolls: bars, tabs, sheets and buttons; the outermost of each. */
function fixedPlaces() {
  const isFixed = (node) =>
    ['fixed', 'sticky'].includes(getComputedStyle(node).position) || node.matches('.nav-bar, .taro-tabbar__tabbar')
  const found = [...document.querySelectorAll('body *')].filter((node) => isFixed(node) && isVisible(node))
  const inside = found.filter((node) => !found.some((other) => other !== node && other.contains(node)))
  return inside
    .map((node) => ({
      name: String(node.className || node.id || node.tagName),
      ...node.getBoundingClientRect().toJSON(),
    }))
    .map(({ name, left, top, width, height }) => ({ name, left, top, width, height }))
}

/** Whether all pictures in the window are there and no style or font is being loaded. */
const isDrawn = () =>
  document.readyState === 'complete' &&
  document.fonts.status === 'loaded' &&
  [...document.images].every((picture) => picture.complete) &&
  !moves()

function store(values) {
  localStorage.clear()
  sessionStorage.clear()
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
}

/** Waits for a click on a node, which an engine that has just loaded a page may not deliver. */
function awaitClick(target, nth) {
  window.hasClick = false
  const hear = (event) => {
    // The app may have drawn the node anew since.
    const node = allOf(target)[nth]
    window.hasClick ||= !!node && (node.contains(event.target) || event.target.contains(node))
  }
  document.addEventListener('click', hear, { capture: true })
}

/** Whether the click came; a new page has come by it. */
const hasClick = () => window.hasClick !== false

/** A field for files that the app makes at a tap is put into the page, where a driver finds it, in place of opening the host's dialog. */
function offerFileFields() {
  HTMLInputElement.prototype.click = function click() {
    if (this.type === 'file') document.body.append(this)
    else this.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }
}

/** Draws a part beside its place, as an engine does that paints it wrong. */
function displace(selector, pixels) {
  for (const node of document.querySelectorAll(selector)) node.style.transform = `translateY(${pixels}px)`
}

module.exports = {
  place,
  textOf,
  focusField,
  choose,
  whereNow,
  fixedPlaces,
  isDrawn,
  store,
  awaitClick,
  hasClick,
  offerFileFields,
  displace,
}
