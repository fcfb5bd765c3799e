import { choiceNames, choices, permissionNames } from './choices'
import { hostNames, hostsOf, type Target } from './hosts'
import type { FrameSettings, HostName, PermissionName } from './messages'

/** What is set for one frame; without `person` or `address` the app starts as its storage says. */
export type KeptSettings = Pick<FrameSettings, 'person' | 'address'> &
  Required<Pick<FrameSettings, 'theme' | 'language' | 'network' | 'pay'>> & {
    permissions: Readonly<Record<PermissionName, boolean>>
  }

export type AllSettings = Readonly<Record<HostName, KeptSettings>>

/** One value per frame. */
export const forEachHost = <Value>(read: (host: HostName) => Value): Record<HostName, Value> =>
  Object.fromEntries(hostNames.map((host) => [host, read(host)])) as Record<HostName, Value>

const firstSettings = (language: KeptSettings['language']): KeptSettings => ({
  theme: 'xbt_h5',
  language,
  network: 'normal',
  pay: 'success',
  permissions: { camera: true, album: true, location: true },
})

/** The settings after a change for a target; permissions that the change leaves out stay as they are. */
export function withChange(all: AllSettings, target: Target, change: FrameSettings): AllSettings {
  const names = hostsOf(target)
  return forEachHost((host) => {
    const one = all[host]
    if (!names.includes(host)) return one
    return { ...one, ...change, permissions: { ...one.permissions, ...change.permissions } }
  })
}

/** What a target has in a setting; `mixed` where its frames differ. */
export function presentValue<Value>(
  all: AllSettings,
  target: Target,
  read: (one: KeptSettings) => Value,
): { value: Value } | 'mixed' {
  const [first, ...others] = hostsOf(target).map((host) => read(all[host]))
  return others.every((value) => value === first) ? { value: first as Value } : 'mixed'
}

const asObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}

/** Settings that were kept as JSON values; each field that is absent or not one of its values is as at the first visit. */
export function parseSettings(kept: unknown, language: KeptSettings['language']): AllSettings {
  const byHost = asObject(kept)
  return forEachHost((host) => readOne(asObject(byHost[host]), language))
}

function readOne(kept: Readonly<Record<string, unknown>>, language: KeptSettings['language']): KeptSettings {
  const first = firstSettings(language)
  const texts = ['person', 'address'].filter((name) => typeof kept[name] === 'string')
  const chosen = choiceNames.filter((name) => Object.hasOwn(choices[name], String(kept[name])))
  const permissions = asObject(kept.permissions)
  const answered = permissionNames.filter((name) => typeof permissions[name] === 'boolean')
  return {
    ...first,
    ...Object.fromEntries([...texts, ...chosen].map((name) => [name, kept[name]])),
    permissions: { ...first.permissions, ...Object.fromEntries(answered.map((name) => [name, permissions[name]])) },
  }
}
