import type { HostApi } from './hostApi'

/** Page navigation; refusals of the router are recorded there. */
export function addNavigation(host: HostApi): void {
  const { pages } = host.machine
  const open = (name: 'navigateTo' | 'redirectTo' | 'reLaunch' | 'switchTab'): void => {
    host.effect(name, async (options) => {
      await undefined // A device navigates after the handler has returned.
      pages[name](String(options.url))
    })
  }
  open('navigateTo')
  open('redirectTo')
  open('reLaunch')
  open('switchTab')
  host.effect('navigateBack', async (options) => {
    await undefined
    pages.navigateBack(Number(options.delta ?? 1))
  })
}
