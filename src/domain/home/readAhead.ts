import { gridModules, index, memberBroadcast } from '@/contract/home'
import { pictureAhead } from '@/platform/media/pictureAhead'
import { call } from '@/request/call'

/** How long the answers are kept for home's store, in milliseconds. */
const keptFor = 20_000

/**
 * Asks for what home shows while its code is still loading; home's store, which asks for the same, gets these answers. Its first banner is
 * the largest picture of the screen, so it is requested as soon as its address is known. Silent: the screen shows what fails.
 */
export function readHomeAhead(): void {
  const options = { toast: false, keptFor } as const
  const silent = () => undefined
  call(index, {}, options).then(({ banners }) => banners[0] && pictureAhead(banners[0].picture), silent)
  call(gridModules, {}, options).catch(silent)
  call(memberBroadcast, {}, options).catch(silent)
}
