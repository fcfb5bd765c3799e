import type { Fields, Platform } from '../../protocol'
import type { Machine } from '../machine'
import { addCamera } from './camera'
import { addCanvas } from './canvas'
import { addDevice } from './device'
import { addFiles } from './files'
import { HostApi } from './hostApi'
import { addInterface } from './interface'
import { addListeners, addUpdates } from './listeners'
import { alipayNames } from './names/alipay'
import { commonNames } from './names/common'
import { ttNames } from './names/tt'
import { weappNames } from './names/weapp'
import { addNavigation } from './navigation'
import { addNetwork } from './network'
import { addOpenAbilities } from './openAbilities'
import { addPermissions } from './permissions'
import { addPrivacy } from './privacy'
import { addSelectorQuery } from './selectorQuery'
import { addStorage } from './storage'
import { addUnmodelled } from './unmodelled'
import { addWorkers } from './workers'

const split = (names: string): ReadonlySet<string> => new Set((commonNames + names).trim().split(/\s+/))

/** Every name that the real host objects have. */
const knownNames: Record<Platform, ReadonlySet<string>> = {
  weapp: split(weappNames),
  alipay: split(alipayNames),
  tt: split(ttNames),
}

/** Builds wx, my or tt for a machine: complete before the app's first line runs, since Taro copies the functions that exist. */
export function createApi(machine: Machine): Fields {
  const known = knownNames[machine.pkg.platform]
  const host = new HostApi(machine, known)
  addStorage(host)
  addNetwork(host)
  addFiles(host)
  addCamera(host)
  addCanvas(host)
  addNavigation(host)
  addInterface(host)
  addDevice(host)
  addPermissions(host)
  addOpenAbilities(host)
  addWorkers(host)
  addListeners(host, known)
  addUpdates(host)
  addPrivacy(host)
  addSelectorQuery(host)
  addUnmodelled(host, known)
  return host.object
}

/** Whether a name exists on any of the three hosts: calling it where it is missing is then a mistake of the app. */
export function isHostName(name: string): boolean {
  return Object.values(knownNames).some((names) => names.has(name))
}
