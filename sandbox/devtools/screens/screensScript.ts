/** Script of the pages of screens: the person that screens are opened as, and pictures in large. */
export const screensScript = `
const person = document.querySelector('#person')
if (person) {
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
