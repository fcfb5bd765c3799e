import type { Lang } from '../../../language'
import { hostNames, isTarget, type Target } from './hosts'
import type { HostName } from './messages'
import { type AllSettings, parseSettings } from './settings'

const KEY = 'sandbox-hosts'

/** What a reload keeps. */
export interface Kept {
  settings: AllSettings
  target: Target
  isMirroring: boolean
  hidden: readonly HostName[]
  /** The frame that is shown alone. */
  alone: HostName | undefined
}

/** Reads what this window has kept; what is damaged is as at the first visit. */
export function parseKept(json: string | null, lang: Lang): Kept {
  const { settings, target, isMirroring, hidden, alone } = parse(json)
  return {
    settings: parseSettings(settings, lang),
    target: isTarget(target) ? target : 'all',
    isMirroring: isMirroring === true,
    hidden: hostNames.filter((host) => Array.isArray(hidden) && hidden.includes(host)),
    alone: hostNames.find((host) => host === alone),
  }
}

function parse(json: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** The kept values of this window. */
export const load = (lang: Lang): Kept => parseKept(sessionStorage.getItem(KEY), lang)

/** Keeps the values until the window is closed. */
export const keep = (kept: Kept): void => sessionStorage.setItem(KEY, JSON.stringify(kept))
