/** Script of the pages of screens: the search, the person that screens are opened as, and pictures in large. */
export const screensScript = `
const search = document.querySelector('#search')
if (search) {
  const found = document.querySelector('#found')
  const nothing = document.querySelector('#nothing')
  const screens = [...document.querySelectorAll('.screen')]
  const find = () => {
    const words = search.value.trim().toLowerCase().split(/\\s+/).filter(Boolean)
    for (const screen of screens) screen.hidden = !words.every((word) => screen.dataset.words.includes(word))
    for (const area of document.querySelectorAll('.area')) {
      area.hidden = !area.querySelector('.screen:not([hidden])')
      document.querySelector('.areas a[href="#' + area.id + '"]').hidden = area.hidden
    }
    const shown = screens.filter((screen) => !screen.hidden).length
    found.textContent = words.length ? found.dataset.some.replace('{found}', shown) : found.dataset.all
    nothing.hidden = shown > 0
    nothing.querySelector('b').textContent = search.value.trim()
    const address = new URL(location.href)
    if (words.length) address.searchParams.set('q', search.value.trim())
    else address.searchParams.delete('q')
    history.replaceState(null, '', address)
  }
  search.value = new URL(location.href).searchParams.get('q') ?? ''
  search.addEventListener('input', find)
  search.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') { search.value = ''; find() }
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return
    const first = document.querySelector('.screen:not([hidden]) :is(a, button)')
    if (first) { event.preventDefault(); first.focus() }
  })
  nothing.querySelector('button').addEventListener('click', () => { search.value = ''; find(); search.focus() })
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target.closest('input, select, dialog')) return
    event.preventDefault()
    search.focus()
  })
  if (search.value) find()

  const person = document.querySelector('#person')
  const choose = () => {
    for (const form of document.querySelectorAll('form[data-person]'))
      form.elements.person.value = person.value === 'same' ? form.dataset.person : person.value
  }
  person.addEventListener('change', choose)
  choose()
}

const large = document.querySelector('#large')
const picture = large.querySelector('img')
let opened
const show = (link) => {
  opened = link
  picture.src = link.href
  picture.alt = link.dataset.large
  document.querySelector('#large-caption').textContent = link.dataset.large
}
const step = (by) => {
  const links = [...document.querySelectorAll('[data-large]')].filter((link) => link.offsetParent)
  show(links[(links.indexOf(opened) + by + links.length) % links.length])
}
document.addEventListener('click', (event) => {
  const link = event.target.closest('[data-large]')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  show(link)
  large.showModal()
})
large.addEventListener('click', (event) => {
  if (event.target === large || event.target.closest('[data-close]')) large.close()
  const button = event.target.closest('[data-step]')
  if (button) step(Number(button.dataset.step))
})
large.addEventListener('keydown', (event) => {
  if (event.key === 'ArrowLeft') step(-1)
  if (event.key === 'ArrowRight') step(1)
})
large.addEventListener('close', () => opened?.focus())
`
