import { type HostApi, HostFailure } from './hostApi'

type Name = 'camera' | 'album' | 'location'

/** Names of the permissions in `authorize`, and under which the settings answer them. */
const SCOPES: Record<Name, string[]> = {
  camera: ['scope.camera', 'camera'],
  album: ['scope.album', 'scope.writePhotosAlbum', 'album', 'writePhotosAlbum'],
  location: ['scope.userLocation', 'scope.userFuzzyLocation', 'location'],
}

/** Place of every phone here. */
const PLACE = { latitude: 39.9, longitude: 116.4, accuracy: 30 }

/** Fails a call as the host does where the customer has refused the permission. */
export async function requirePermission(host: HostApi, call: string, name: Name): Promise<void> {
  if (await host.machine.person.ask('permission', [name], true)) return
  throw new HostFailure(host.isAlipay ? 'no permission' : `${call}:fail auth deny`, 2001)
}

/** Permissions of the customer, and what needs that of the location. Without a person all are granted and none was asked for. */
export function addPermissions(host: HostApi): void {
  const { person } = host.machine
  const settings = async (): Promise<object> => {
    if (!person.isThere) return { authSetting: {} }
    const entries = await Promise.all(
      (Object.keys(SCOPES) as Name[]).map(async (name) => {
        const isGranted = await person.ask('permission', [name], true)
        return SCOPES[name].map((scope) => [scope, isGranted])
      }),
    )
    return { authSetting: Object.fromEntries(entries.flat()) as object }
  }
  host.async('getSetting', settings)
  host.async('openSetting', async () => {
    await person.ask('settings', [], undefined)
    return settings()
  })
  host.effect('authorize', async (options) => {
    const asked = (Object.keys(SCOPES) as Name[]).find((name) => SCOPES[name].includes(String(options.scope)))
    if (asked) await requirePermission(host, 'authorize', asked)
  })
  const located = (call: string, place: object): void =>
    host.async(call, async () => {
      await requirePermission(host, call, 'location')
      return place
    })
  located('getLocation', PLACE)
  located('getFuzzyLocation', { latitude: PLACE.latitude, longitude: PLACE.longitude })
  if (person.isThere) located('chooseLocation', { ...PLACE, name: '天安门', address: '北京市东城区长安街' })
}
