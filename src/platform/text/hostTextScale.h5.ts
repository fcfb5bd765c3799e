import type { HostTextScale } from './ports'

/** The size that the browser's settings give a text without a style; it is 16 px unless the customer changes it. */
export const hostTextScale: HostTextScale = () => {
  const probe = document.createElement('p')
  probe.style.fontSize = 'medium'
  document.body.append(probe)
  const size = Number.parseFloat(getComputedStyle(probe).fontSize)
  probe.remove()
  return (size || 16) / 16
}
